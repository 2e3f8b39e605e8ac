/** Loads the chunk of the side cart's content; also called to preload it before the side cart opens. */
export const loadSideCart = () => import('./side-cart-content.tsx');
