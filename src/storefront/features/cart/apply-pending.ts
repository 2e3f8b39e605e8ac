import { toCents, toReais } from '#rules/money.ts';
import type { CartView } from './cart-view.ts';

/** A change that was asked for and is not answered yet; quantity 0 takes the line out. */
export interface PendingChange {
  identity: string;
  quantity: number;
}

/**
 * The cart as it will be when the changes succeed; discounts count in the proportion that they had. A failure shows the
 * loaded cart again by itself.
 */
export function applyPending(cart: CartView, changes: readonly PendingChange[]): CartView {
  if (changes.length === 0) return cart;
  const wanted = new Map(changes.map(({ identity, quantity }) => [identity, quantity]));
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: wanted.get(line.identity) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  const subtotal = sum(lines.map(({ price, quantity }) => price * quantity));
  const scale = (amount: number) => (cart.subtotal > 0 ? roundCents((amount * subtotal) / cart.subtotal) : 0);
  return {
    ...cart,
    lines,
    count: lines.reduce((total, { quantity }) => total + quantity, 0),
    subtotal,
    couponDiscount: scale(cart.couponDiscount),
    pairDiscount: scale(cart.pairDiscount),
    total: scale(cart.total),
    cash: scale(cart.cash),
    isPending: true,
  };
}

function sum(amounts: readonly number[]): number {
  return roundCents(amounts.reduce((total, amount) => total + amount, 0));
}

function roundCents(reais: number): number {
  return toReais(toCents(reais));
}
