import { describe, expect, it } from 'vitest';
import {
  type BuyerAction,
  type GoodsState,
  type LineQuantities,
  listBuyerActions,
  type MoneyState,
  nextState,
  orderEvents,
  type OrderState,
  type OrderWord,
  toOrderWord,
} from './order-state.ts';

const toState = (text: string): OrderState | undefined =>
  states.find(({ money, goods }) => `${money} ${goods}` === text);
const toText = (state: OrderState | undefined) => (state ? `${state.money} ${state.goods}` : 'none');

const moneyStates: MoneyState[] = ['awaiting', 'paid', 'expired', 'cancelled', 'refund-due'];
const goodsStates: GoodsState[] = ['held', 'packing', 'shipped', 'delivered', 'returned', 'released'];
const states = moneyStates.flatMap((money) => goodsStates.map((goods) => ({ money, goods })));

/** By state, the state after each event; `-` is not allowed. The columns are the events in their order. */
const table = `
  state               | placed        | paid      | paid-late | expired          | by buyer            | by merchant         | packed       | shipped      | delivered      | returned
  none                | awaiting held | -         | -         | -                | -                   | -                   | -            | -            | -              | -
  awaiting held       | -             | paid held | -         | expired released | cancelled released  | cancelled released  | -            | -            | -              | -
  paid held           | -             | -         | -         | -                | refund-due released | refund-due released | paid packing | -            | -              | -
  paid packing        | -             | -         | -         | -                | refund-due released | refund-due released | -            | paid shipped | -              | -
  paid shipped        | -             | -         | -         | -                | -                   | -                   | -            | paid shipped | paid delivered | refund-due returned
  paid delivered      | -             | -         | -         | -                | -                   | -                   | -            | -            | -              | refund-due returned
  expired released    | -             | -         | paid held | -                | -                   | -                   | -            | -            | -              | -
  cancelled released  | -             | -         | -         | -                | -                   | -                   | -            | -            | -              | -
  refund-due released | -             | -         | -         | -                | -                   | -                   | -            | -            | -              | -
  refund-due returned | -             | -         | -         | -                | -                   | -                   | -            | -            | -              | -
`;
const [, ...rows] = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));
const cells = rows.flatMap(([state = '', ...nexts]) =>
  nexts.map((next, index) => [state, orderEvents[index] ?? 'placed', next === '-' ? 'none' : next] as const),
);

describe('nextState', () => {
  it.each(cells)('moves from %s by %s to %s [R10.3-01]', (state, event, next) => {
    expect(toText(nextState(toState(state), event))).toBe(next);
  });

  it('has a row for every state that an order can reach, and a cell for every event [R10.3-02]', () => {
    expect(cells).toHaveLength(rows.length * orderEvents.length);
    const reached = new Set(['none']);
    for (const text of reached) {
      for (const event of orderEvents) reached.add(toText(nextState(toState(text), event)));
    }
    expect(reached).toEqual(new Set(rows.map(([state]) => state)));
  });

  it('sends nothing without its money, and gives stock back once [R10.3-03]', () => {
    const steps = states.flatMap((state) => orderEvents.map((event) => ({ state, next: nextState(state, event) })));
    const toSend = ['packing', 'shipped', 'delivered'];
    const sent = steps.filter(({ next }) => next && toSend.includes(next.goods));
    expect(new Set(sent.map(({ next }) => next?.money))).toEqual(new Set(['paid']));
    const released = steps.filter(({ next }) => next?.goods === 'released');
    expect(new Set(released.map(({ state }) => state.goods))).toEqual(new Set(['held', 'packing']));
  });
});

const line = (change: Partial<LineQuantities>): LineQuantities => ({
  quantity: 2,
  cancelledQuantity: 0,
  shippedQuantity: 0,
  returnedQuantity: 0,
  ...change,
});
const whole = line({ shippedQuantity: 2 });

describe('toOrderWord', () => {
  it.each<[string, LineQuantities[], OrderWord]>([
    ['awaiting held', [line({})], 'aguardando-pagamento'],
    ['paid held', [line({})], 'pago'],
    ['paid packing', [line({})], 'em-separacao'],
    ['paid shipped', [whole, whole], 'enviado'],
    ['paid shipped', [whole, line({})], 'parcialmente-enviado'],
    ['paid shipped', [whole, line({ shippedQuantity: 1 })], 'parcialmente-enviado'],
    ['paid shipped', [whole, line({ cancelledQuantity: 1, shippedQuantity: 1 })], 'enviado'],
    ['paid shipped', [whole, line({ cancelledQuantity: 2 })], 'enviado'],
    ['paid delivered', [whole, whole], 'entregue'],
    ['paid delivered', [whole, line({ shippedQuantity: 2, returnedQuantity: 1 })], 'parcialmente-devolvido'],
    ['paid shipped', [whole, line({ shippedQuantity: 2, returnedQuantity: 2 })], 'parcialmente-devolvido'],
    // What is still to come matters more to its buyer than what came back.
    ['paid shipped', [line({ shippedQuantity: 1, returnedQuantity: 1 })], 'parcialmente-enviado'],
    ['refund-due returned', [line({ shippedQuantity: 2, returnedQuantity: 2 })], 'devolvido'],
    ['expired released', [line({})], 'cancelado'],
    ['cancelled released', [line({})], 'cancelado'],
    ['refund-due released', [line({})], 'cancelado'],
  ])('reads %s with %j as %s [R10.3-04]', (state, lines, word) => {
    const known = toState(state);
    expect(known && toOrderWord(known, lines)).toBe(word);
  });
});

describe('listBuyerActions', () => {
  it.each<[string, BuyerAction[]]>([
    ['awaiting held', ['pay', 'cancel', 'correct-address', 'order-again']],
    ['paid held', ['cancel', 'correct-address', 'order-again']],
    ['paid packing', ['cancel', 'order-again']],
    ['paid shipped', ['withdraw', 'order-again']],
    ['paid delivered', ['withdraw', 'exchange', 'order-again']],
    ['expired released', ['order-again']],
    ['cancelled released', ['order-again']],
    ['refund-due released', ['order-again']],
    ['refund-due returned', ['order-again']],
  ])('offers, while the order is %s: %j [R10.3-05]', (state, actions) => {
    const known = toState(state);
    expect(known && listBuyerActions(known)).toEqual(actions);
  });
});
