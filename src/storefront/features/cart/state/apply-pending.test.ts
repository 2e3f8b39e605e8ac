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

function toForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('applyPending', () => {
  it('returns the confirmed cart while no line is changed', () => {
    expect(applyPending(cart, [])).toBe(cart);
    expect(applyPending(cart, [toForm({ intent: 'add', carrinho: '{}' })])).toBe(cart);
  });

  it('updates count and amounts by the pending quantities', () => {
    expect(applyPending(cart, [toForm({ linha: 'b', quantidade: '3' })])).toMatchObject({
      count: 4,
      subtotal: 120,
      cash: 114,
    });
  });

  it('removes a line at quantity 0, and ignores changes of missing lines', () => {
    const shown = applyPending(cart, [
      toForm({ linha: 'a', quantidade: '0' }),
      toForm({ linha: 'x', quantidade: '5' }),
    ]);
    expect(shown).toMatchObject({ count: 2, subtotal: 40, lines: [{ identity: 'b' }] });
  });
});
