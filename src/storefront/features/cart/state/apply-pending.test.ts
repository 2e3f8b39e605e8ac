import { describe, expect, it } from 'vitest';
import { type CartView, emptyCart } from '../view/cart-view.ts';
import { applyPending } from './apply-pending.ts';

const cart: CartView = {
  ...emptyCart,
  count: 3,
  subtotal: 100,
  total: 100,
  cash: 95,
  messages: [],
  lines: [
    { identity: 'a', name: 'A', quantity: 1, price: 60 },
    { identity: 'b', name: 'B', quantity: 2, price: 20 },
  ],
};

describe('applyPending', () => {
  it('returns the confirmed cart while no change is pending', () => {
    expect(applyPending(cart, [])).toBe(cart);
  });

  it('updates count and amounts by the pending quantities', () => {
    expect(applyPending(cart, [{ identity: 'b', quantity: 3 }])).toMatchObject({ count: 4, subtotal: 120, cash: 114 });
  });

  it('removes a line at quantity 0, and ignores changes of missing lines', () => {
    const shown = applyPending(cart, [
      { identity: 'a', quantity: 0 },
      { identity: 'x', quantity: 5 },
    ]);
    expect(shown).toMatchObject({ count: 2, subtotal: 40, lines: [{ identity: 'b' }] });
  });
});
