import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createProtocol,
  isOpenRequest,
  listFreePieces,
  listReplaced,
  listRequestKinds,
  nextRequestState,
  parseProtocol,
  requestDecisions,
  type RequestKind,
  requestKinds,
  type RequestState,
  requestStates,
  startOf,
} from './order-request.ts';
import type { OrderState } from './order-state.ts';

const at = (time: string) => Date.parse(time);

describe('the state of a request', () => {
  const moves = [
    ['received', { approve: 'approved', refuse: 'refused' }],
    ['approved', { 'receive-back': 'received-back', finish: 'done' }],
    ['received-back', { finish: 'done' }],
    ['done', {}],
    ['refused', {}],
  ] as const;
  it.each(moves)('moves from %s to %j [R10.6-05]', (state, next) => {
    const decided = requestDecisions.flatMap((decision) => {
      const after = nextRequestState(state, decision);
      return after ? [[decision, after]] : [];
    });
    expect(Object.fromEntries(decided)).toEqual(next);
  });

  it('never allows to refuse a withdrawal [R10.6-06]', () => {
    const reachable = new Set<RequestState>([startOf.withdrawal]);
    for (const state of reachable)
      for (const decision of requestDecisions) {
        const next = nextRequestState(state, decision);
        if (next) reachable.add(next);
      }
    expect(requestStates.filter((state) => !reachable.has(state))).toEqual(['received', 'refused']);
  });

  it('is open until the goods are back or the shop has decided', () => {
    expect(requestStates.filter(isOpenRequest)).toEqual(['received', 'approved']);
  });
});

describe('listRequestKinds', () => {
  const deliveredAt = at('2026-11-20T14:00:00-03:00');
  const [inTime, tooLate] = [at('2026-11-27T23:59:59-03:00'), at('2026-11-28T00:00:00-03:00')];
  const paid = (goods: OrderState['goods']): OrderState => ({ money: 'paid', goods });

  const orders = [
    ['while it is awaited', { money: 'awaiting', goods: 'held' }, null, inTime, []],
    ['while it is packed', paid('packing'), null, inTime, []],
    ['on its way, however long', paid('shipped'), null, at('2030-01-01T00:00:00Z'), ['withdrawal']],
    ['delivered', paid('delivered'), deliveredAt, inTime, ['withdrawal', 'exchange', 'defect']],
    ['delivered long ago', paid('delivered'), deliveredAt, tooLate, ['exchange', 'defect']],
    ['back', { money: 'refund-due', goods: 'returned' }, deliveredAt, inTime, []],
    ['cancelled', { money: 'cancelled', goods: 'released' }, null, inTime, []],
  ] as const;
  it.each(orders)('are of an order %s [R10.6-07]', (_, state, delivered, nowMs, kinds) => {
    expect(listRequestKinds(state, { deliveredAt: delivered, nowMs })).toEqual(kinds);
  });
});

describe('listFreePieces', () => {
  it('leaves out what is in an open request and what came back [R10.6-08]', () => {
    const lines = [
      { position: 0, shippedQuantity: 5, returnedQuantity: 1 },
      { position: 1, shippedQuantity: 2, returnedQuantity: 0 },
    ];
    const requests = [
      { kind: 'withdrawal', state: 'approved', refundCents: 0, lines: [{ position: 0, quantity: 2 }] },
      { kind: 'defect', state: 'received', refundCents: 0, lines: [{ position: 1, quantity: 2 }] },
      // Refused, or exchanged: with the buyer again.
      { kind: 'exchange', state: 'refused', refundCents: 0, lines: [{ position: 0, quantity: 1 }] },
      { kind: 'exchange', state: 'done', refundCents: 0, lines: [{ position: 0, quantity: 1 }] },
    ] as const;
    const unasked = { position: 0, quantity: 2 };
    expect(listFreePieces(lines, requests, 'exchange')).toEqual([unasked, { position: 1, quantity: 0 }]);
    // The defect is open, and gives way to a withdrawal.
    expect(listFreePieces(lines, requests, 'withdrawal')).toEqual([unasked, { position: 1, quantity: 2 }]);
  });

  it('leaves out what is back and waits for its exchange, once, and what was not sent', () => {
    const requests = [
      { kind: 'exchange', state: 'received-back', refundCents: 0, lines: [{ position: 0, quantity: 2 }] },
      // Paid back: counted by the line.
      { kind: 'exchange', state: 'received-back', refundCents: 2990, lines: [{ position: 0, quantity: 1 }] },
    ] as const;
    const lines = [
      { position: 0, shippedQuantity: 4, returnedQuantity: 1 },
      { position: 1, shippedQuantity: 0, returnedQuantity: 0 },
    ];
    for (const kind of requestKinds)
      expect(listFreePieces(lines, requests, kind).map(({ quantity }) => quantity)).toEqual([1, 0]);
  });
});

describe('listReplaced', () => {
  const ask = (kind: RequestKind, state: RequestState, quantity: number) => ({
    kind,
    state,
    refundCents: 0,
    lines: [{ position: 0, quantity }],
  });
  const older = ask('exchange', 'approved', 2);
  const newer = ask('defect', 'received', 1);
  const requests = [older, newer, ask('withdrawal', 'approved', 1), ask('exchange', 'done', 1)];
  const replaceBy = (quantity: number) =>
    listReplaced([{ position: 0, quantity }], [{ position: 0, quantity: 1 }], requests).map(({ request, left }) => [
      request,
      left.map((line) => line.quantity),
    ]);

  it('takes the pieces of a withdrawal from those in no request, then from the newest open one', () => {
    expect(replaceBy(1)).toEqual([]);
    expect(replaceBy(2)).toEqual([[newer, []]]);
    expect(replaceBy(3)).toEqual([
      [newer, []],
      [older, [1]],
    ]);
    expect(replaceBy(4)).toEqual([
      [newer, []],
      [older, []],
    ]);
  });
});

describe('the protocol', () => {
  it.each([
    ['S-7K4P-94QX', 'S-7K4P-94QX'],
    [' s 7k4p 94qx ', 'S-7K4P-94QX'],
    ['7K4P94QX', 'S-7K4P-94QX'],
    ['Protocolo: S\u20137K4P\u201394QX', 'S-7K4P-94QX'],
    ['Solicitação #S-7K4P-94QX.', 'S-7K4P-94QX'],
    ['S-7K4P-94Q', undefined],
    ['X-7K4P-94QX', undefined],
    ['', undefined],
  ])('reads %j as %s [R10.6-09]', (text, protocol) => {
    expect(parseProtocol(text)).toBe(protocol);
  });

  it('is read as it was made', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const protocol = createProtocol((limit) => Number(numbers.next().value) % limit);
        expect(parseProtocol(protocol)).toBe(protocol);
      }),
    );
  });
});
