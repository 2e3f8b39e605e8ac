/** The refusal of a quote, a checkout and an order without goods. */
export const emptyCartText = 'Sua sacola está vazia.';
