import { describe, expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { type CartResult, type CartView, emptyCart } from '../view/cart-view.ts';
import { applyPending, beginCart, type CartEvent, reduceCart } from './cart-changes.ts';

const action = '/sacola';
const aForm = () => new FormData();
const [first, second] = [aForm(), aForm()];
const cartOf = (count: number) => ({ ...aCart, count });
const sent = (change: FormData): CartEvent => ({ type: 'sent', form: change });
const answered = (change: FormData, result: CartResult | undefined, from = action): CartEvent => ({
  type: 'answered',
  form: change,
  action: from,
  result,
});
const withCart = (count: number, messages?: string[]): CartResult => ({
  ok: true,
  cart: cartOf(count),
  ...(messages && { messages }),
});
const refused: CartResult = { error: 'Não deu certo.' };

function run(...events: CartEvent[]) {
  const { confirmed, isAnswer, sent: inFlight, notices } = events.reduce(reduceCart, beginCart(cartOf(0), action));
  return { count: confirmed?.count, isAnswer, inFlight: inFlight.map((change) => change.form), notices };
}

describe('reduceCart', () => {
  it('begins with the loaded cart, which is no answer', () => {
    expect(run()).toEqual({ count: 0, isAnswer: false, inFlight: [], notices: [] });
  });

  it('holds changes in the order of sending until they are answered', () => {
    expect(run(sent(first), sent(second)).inFlight).toEqual([first, second]);
    expect(run(sent(first), sent(second), answered(first, withCart(1))).inFlight).toEqual([second]);
  });

  it('shows the cart and the messages of a response', () => {
    const state = run(sent(first), answered(first, withCart(1, ['Temos só 1 unidade.'])));
    expect(state).toMatchObject({ count: 1, isAnswer: true, notices: ['Temos só 1 unidade.'] });
  });

  it.each([
    ['in their order', [answered(first, withCart(1)), answered(second, withCart(2))]],
    ['the other way round', [answered(second, withCart(2)), answered(first, withCart(1, ['antiga']))]],
  ])('lets the newest answer win if two arrive %s', (_, answers) => {
    expect(run(sent(first), sent(second), ...answers)).toEqual({
      count: 2,
      isAnswer: true,
      inFlight: [],
      notices: [],
    });
  });

  it('shows the cart of a change that is answered after a later one has failed', () => {
    const state = run(sent(first), sent(second), answered(second, refused), answered(first, withCart(1)));
    expect(state.count).toBe(1);
  });

  it('leaves the cart as it is after a failure, without the messages of the change before', () => {
    const state = run(sent(first), answered(first, withCart(1, ['antiga'])), sent(second), answered(second, refused));
    expect(state).toEqual({ count: 1, isAnswer: true, inFlight: [], notices: [] });
  });

  it('leaves cart and messages as they are if a change was superseded before it was sent', () => {
    const state = run(sent(first), sent(second), answered(first, undefined));
    expect(state).toEqual({ count: 0, isAnswer: false, inFlight: [second], notices: [] });
  });

  it('shows a loaded cart instead of an answer', () => {
    const state = run(sent(first), answered(first, withCart(1)), { type: 'loaded', loaded: cartOf(5), action });
    expect(state).toMatchObject({ count: 5, isAnswer: false });
  });

  it('does not show the cart of the shop that the visitor has left', () => {
    const state = run(
      sent(first),
      { type: 'loaded', loaded: undefined, action: '/sacola?loja=caszulo' },
      answered(first, withCart(1)),
    );
    expect(state).toMatchObject({ count: undefined, isAnswer: false, inFlight: [] });
  });
});

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

  it('scales discounts and total with the subtotal', () => {
    const reduced = { ...cart, couponDiscount: 10, pairDiscount: 5, total: 85, cash: 80.75 };
    expect(applyPending(reduced, [toForm({ linha: 'b', quantidade: '3' })])).toMatchObject({
      subtotal: 120,
      couponDiscount: 12,
      pairDiscount: 6,
      total: 102,
      cash: 96.9,
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
