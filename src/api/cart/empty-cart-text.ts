/** For whoever wants a quote, a checkout or an order of no goods. */
export const emptyCartText = 'Sua sacola está vazia.';
