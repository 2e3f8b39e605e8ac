// The cart of an open page as a state machine: what is confirmed, and what is in flight.

import { toCents, toReais } from '#rules/money.ts';
import type { CartResult, CartView } from '../view/cart-view.ts';

/** A form on its way, in the order of sending. */
interface SentChange {
  form: FormData;
  /** True if a later change has been answered with a cart: what this one returns is older. */
  isOutdated: boolean;
}

export interface CartChanges {
  /** The loader's cart that began or replaced this state. */
  loaded: CartView | undefined;
  /** The address of the forms. Each shop has its own, and its own cart. */
  action: string;
  /** The newest cart of a load or of a response; undefined while it is unknown. */
  confirmed: CartView | undefined;
  /** True if `confirmed` is the response to a change of this tab. */
  isAnswer: boolean;
  sent: readonly SentChange[];
  notices: readonly string[];
}

export type CartEvent =
  | { type: 'loaded'; loaded: CartView | undefined; action: string }
  | { type: 'sent'; form: FormData }
  /** Without a result the change was superseded before it was sent. */
  | { type: 'answered'; form: FormData; action: string; result: CartResult | undefined };

export function beginCart(loaded: CartView | undefined, action: string): CartChanges {
  return { loaded, action, confirmed: loaded, isAnswer: false, sent: [], notices: [] };
}

/** A load replaces what is confirmed; of two responses the one to the later change wins, in whichever order they arrive. */
export function reduceCart(state: CartChanges, event: CartEvent): CartChanges {
  switch (event.type) {
    case 'loaded':
      return { ...state, loaded: event.loaded, action: event.action, confirmed: event.loaded, isAnswer: false };
    case 'sent':
      return { ...state, sent: [...state.sent, { form: event.form, isOutdated: false }] };
    case 'answered':
      return answer(state, event);
  }
}

function answer(state: CartChanges, { form, action, result }: CartEvent & { type: 'answered' }): CartChanges {
  const index = state.sent.findIndex((change) => change.form === form);
  const isOutdated = state.sent[index]?.isOutdated ?? false;
  const sent = state.sent.filter((change) => change.form !== form);
  // The visitor may have gone to another shop, which has another cart.
  if (!result || isOutdated || action !== state.action) return { ...state, sent };
  if (!result.ok) return { ...state, sent, notices: [] };
  return {
    ...state,
    confirmed: result.cart,
    isAnswer: true,
    notices: result.messages ?? [],
    sent: sent.map((change, place) => (place < index ? { ...change, isOutdated: true } : change)),
  };
}

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
  const subtotal = roundCents(lines.reduce((total, { price, quantity }) => total + price * quantity, 0));
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

function roundCents(reais: number): number {
  return toReais(toCents(reais));
}
