/** What is in the side cart: fetched when a shopper is about to open it. */
export const loadSideCart = () => import('./side-cart-content.tsx');
