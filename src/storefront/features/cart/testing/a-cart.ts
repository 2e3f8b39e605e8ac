import { type CartView, emptyCart } from '../view/cart-view.ts';

/** The quantity equals the stock. */
const max = 3;

export const aLine = { identity: '{"idProduto":7}', name: 'Óleo de lavanda', quantity: 2, price: 42.9, max };

/** Two bottles of one oil; 5 % off by Pix. */
export const aCart: CartView = { ...emptyCart, count: 2, subtotal: 85.8, total: 85.8, cash: 81.51, lines: [aLine] };
