import { toCents, toReais } from '#rules/money.ts';
import type { CartView } from '../view/cart-view.ts';

/**
 * Applies the forms in flight optimistically: quantity 0 removes the line, discounts are scaled in proportion to the subtotal. A
 * failed change is no longer pending, so the confirmed cart is shown again.
 */
export function applyPending(cart: CartView, pending: readonly FormData[]): CartView {
  const changes = pending.filter((form) => form.has('linha'));
  if (changes.length === 0) return cart;
  const wanted = new Map(changes.map((form) => [form.get('linha'), Number(form.get('quantidade'))]));
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
