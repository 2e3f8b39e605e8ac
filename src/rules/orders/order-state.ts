// The state of an order (specification 10.3). Money and goods are two tracks; the one word that people read is derived.

import type { Dispute } from './dispute.ts';

/** `expired` was not paid in time, `cancelled` was called off unpaid; `refund-due` has money that is to be paid back. */
export type MoneyState = 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'refund-due';

/**
 * Each state of the goods, with the word that people read. Column, contract and texts derive from this table: a new state is a row
 * here and the event that leads to it. `held` pieces are taken from stock and wait; `released` ones went back to it. `shipped` from
 * the first parcel on.
 */
const goodsWords = {
  held: 'pago',
  packing: 'em-separacao',
  shipped: 'enviado',
  delivered: 'entregue',
  returned: 'devolvido',
  released: 'cancelado',
} as const;
export type GoodsState = keyof typeof goodsWords;

/** Beside the words of the goods: that of an order that waits for its money, and those of a part. */
export const orderWords = [
  'aguardando-pagamento',
  ...Object.values(goodsWords),
  'parcialmente-enviado',
  'parcialmente-devolvido',
] as const;
export type OrderWord = (typeof orderWords)[number];

export interface OrderState {
  money: MoneyState;
  goods: GoodsState;
}

export const orderEvents = [
  'placed',
  'paid',
  // Money that came after the order had expired, once its stock could be taken again.
  'paid-late',
  'expired',
  'cancelled-by-buyer',
  'cancelled-by-merchant',
  'packed',
  // A parcel was posted, the first one or a further one.
  'shipped',
  // The last parcel was delivered.
  'delivered',
  // The last piece came back.
  'returned',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** What the timeline of an order shows: events, and what changes no state. */
export type TimelineEvent =
  | OrderEvent
  | 'address-corrected'
  // A late payment used a coupon beyond its limit, which only the merchant is shown.
  | 'coupon-exceeded'
  | 'invoiced'
  | 'refunded'
  | `dispute-${Dispute}`
  | `rest-cancelled-by-${'buyer' | 'merchant'}`;

/** Who caused an event; `shop` is the system itself, such as the job that expires orders. */
export type OrderActor = 'buyer' | 'merchant' | 'shop';

interface Transition {
  money: Partial<Record<MoneyState, MoneyState>>;
  goods: Partial<Record<GoodsState, GoodsState>>;
}

const start: OrderState = { money: 'awaiting', goods: 'held' };
const cancelled: Transition = {
  money: { awaiting: 'cancelled', paid: 'refund-due' },
  goods: { held: 'released', packing: 'released' },
};

/** An event is allowed where both tracks have a step for it. */
const transitions: Record<Exclude<OrderEvent, 'placed'>, Transition> = {
  paid: { money: { awaiting: 'paid' }, goods: { held: 'held' } },
  'paid-late': { money: { expired: 'paid' }, goods: { released: 'held' } },
  expired: { money: { awaiting: 'expired' }, goods: { held: 'released' } },
  'cancelled-by-buyer': cancelled,
  'cancelled-by-merchant': cancelled,
  packed: { money: { paid: 'paid' }, goods: { held: 'packing' } },
  shipped: { money: { paid: 'paid' }, goods: { packing: 'shipped', shipped: 'shipped' } },
  delivered: { money: { paid: 'paid' }, goods: { shipped: 'delivered' } },
  returned: { money: { paid: 'refund-due' }, goods: { shipped: 'returned', delivered: 'returned' } },
};

/** The state after an event; undefined when it is not allowed. An order that does not exist yet has no state. */
export function nextState(state: OrderState | undefined, event: OrderEvent): OrderState | undefined {
  if (event === 'placed') return state ? undefined : start;
  const money = state && transitions[event].money[state.money];
  const goods = state && transitions[event].goods[state.goods];
  return money && goods ? { money, goods } : undefined;
}

/** Pieces of an order's line; those cancelled will not be sent. */
export interface LineQuantities {
  quantity: number;
  cancelledQuantity: number;
  shippedQuantity: number;
  returnedQuantity: number;
}

/** The word for people: of both tracks, and of the lines' quantities while only a part was sent or came back. */
export function toOrderWord({ money, goods }: OrderState, lines: readonly LineQuantities[]): OrderWord {
  if (money === 'awaiting') return 'aguardando-pagamento';
  const partialWord = goods === 'shipped' || goods === 'delivered' ? findPartialWord(lines) : undefined;
  return partialWord ?? goodsWords[goods];
}

function findPartialWord(lines: readonly LineQuantities[]): OrderWord | undefined {
  const sum = (count: (line: LineQuantities) => number) => lines.reduce((total, line) => total + count(line), 0);
  const due = sum(({ quantity, cancelledQuantity }) => quantity - cancelledQuantity);
  if (sum(({ shippedQuantity }) => shippedQuantity) < due) return 'parcialmente-enviado';
  const returned = sum(({ returnedQuantity }) => returnedQuantity);
  return returned > 0 && returned < due ? 'parcialmente-devolvido' : undefined;
}

export type BuyerAction = 'pay' | 'cancel' | 'correct-address' | 'withdraw' | 'exchange' | 'order-again';

/** What the buyer may do. The period of a withdrawal is a rule of its own (`withdrawal.ts`). */
export function listBuyerActions(state: OrderState): BuyerAction[] {
  const can = (event: OrderEvent) => nextState(state, event) !== undefined;
  const allowed: Record<BuyerAction, boolean> = {
    pay: can('paid'),
    cancel: can('cancelled-by-buyer'),
    // Until the parcel is being packed with its label.
    'correct-address': can('cancelled-by-buyer') && !can('shipped'),
    withdraw: can('returned'),
    // A parcel that is still on its way can only be given back.
    exchange: can('returned') && !can('delivered'),
    'order-again': true,
  };
  return buyerActions.filter((action) => allowed[action]);
}

const buyerActions: readonly BuyerAction[] = [
  'pay',
  'cancel',
  'correct-address',
  'withdraw',
  'exchange',
  'order-again',
];
