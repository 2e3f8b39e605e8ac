/** Query key of the link to an order that was just placed by card: it leads on to the page where the card is typed. */
export const cardPageKey = 'pagar';

/**
 * A form that was sent without script may lead to pages of the shop only (`form-action` of the content security policy), so that the page
 * of a payment service is then opened by the link on the page of the order.
 */
export const toCardPageValue = (isDocument: boolean) => (isDocument ? 'aqui' : 'servico');
