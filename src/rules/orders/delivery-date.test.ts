import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dispatch, findDeliveryPromise } from './delivery-date.ts';

/** Paid at a time of São Paulo; posted after one business day, four on the way within São Paulo, unless `change` says otherwise. */
const dispatch = (paidAt: string, change: Partial<Dispatch> = {}): Dispatch => ({
  paidAt: Date.parse(`${paidAt}-03:00`),
  cutOffHour: 14,
  handlingDays: 1,
  carrierDays: 4,
  originState: 'SP',
  destinationState: 'SP',
  ...change,
});

const table: [string, Dispatch, string, string][] = [
  // 23 November 2026 is a Monday.
  ['a working week', dispatch('2026-11-23T10:00:00'), '2026-11-24', '2026-11-30'],
  ['the minute before the cut-off', dispatch('2026-11-23T13:59:59.999'), '2026-11-24', '2026-11-30'],
  ['the cut-off itself', dispatch('2026-11-23T14:00:00'), '2026-11-25', '2026-12-01'],
  ['the last minute of a day, tomorrow in UTC', dispatch('2026-11-23T23:59:00'), '2026-11-25', '2026-12-01'],
  ['the first minute of a day', dispatch('2026-11-23T00:00:00'), '2026-11-24', '2026-11-30'],
  ['no cut-off', dispatch('2026-11-23T23:59:00', { cutOffHour: 24 }), '2026-11-24', '2026-11-30'],
  ['Friday after the cut-off', dispatch('2026-11-27T14:00:00'), '2026-12-01', '2026-12-07'],
  ['Saturday', dispatch('2026-11-28T10:00:00'), '2026-12-01', '2026-12-07'],
  ['Sunday after the cut-off', dispatch('2026-11-29T20:00:00'), '2026-12-01', '2026-12-07'],
  [
    'no handling and no way',
    dispatch('2026-11-28T10:00:00', { handlingDays: 0, carrierDays: 0 }),
    '2026-11-30',
    '2026-11-30',
  ],
  // Carnival is Monday and Tuesday, 8 and 9 February 2027.
  ['Carnival on the way', dispatch('2027-02-04T10:00:00'), '2027-02-05', '2027-02-15'],
  ['a payment on the Monday of Carnival', dispatch('2027-02-08T10:00:00'), '2027-02-11', '2027-02-17'],
  ['a payment at Carnival', dispatch('2027-02-09T10:00:00'), '2027-02-11', '2027-02-17'],
  ['Good Friday', dispatch('2027-03-24T10:00:00'), '2027-03-25', '2027-04-01'],
  ['31 December', dispatch('2026-12-31T10:00:00'), '2027-01-04', '2027-01-08'],
  ['31 December after the cut-off', dispatch('2026-12-31T14:00:00'), '2027-01-05', '2027-01-11'],
  [
    '31 December late, 1 January in UTC',
    dispatch('2026-12-31T23:30:00', { handlingDays: 0 }),
    '2027-01-04',
    '2027-01-08',
  ],
  ['29 February', dispatch('2024-02-28T10:00:00', { carrierDays: 1 }), '2024-02-29', '2024-03-01'],
  ['a payment on 29 February', dispatch('2024-02-29T10:00:00', { carrierDays: 1 }), '2024-03-01', '2024-03-04'],
  ['29 February that is Carnival', dispatch('2028-02-28T10:00:00', { carrierDays: 1 }), '2028-03-02', '2028-03-03'],
  // 9 July is a holiday in São Paulo only, 2 July in Bahia only; both are Thursdays and Fridays of 2026.
  ['a holiday of both states', dispatch('2026-07-08T10:00:00'), '2026-07-10', '2026-07-16'],
  ['a holiday of the origin', dispatch('2026-07-08T10:00:00', { destinationState: 'BA' }), '2026-07-10', '2026-07-16'],
  [
    'a holiday of the origin, on the way',
    dispatch('2026-07-07T10:00:00', { destinationState: 'BA' }),
    '2026-07-08',
    '2026-07-14',
  ],
  [
    'a holiday of the destination, on the way',
    dispatch('2026-06-30T10:00:00', { destinationState: 'BA' }),
    '2026-07-01',
    '2026-07-08',
  ],
  [
    'a holiday of the destination, in handling',
    dispatch('2026-07-01T10:00:00', { destinationState: 'BA' }),
    '2026-07-02',
    '2026-07-08',
  ],
  [
    'a delivery at once on its holiday',
    dispatch('2026-07-01T10:00:00', { destinationState: 'BA', carrierDays: 0 }),
    '2026-07-02',
    '2026-07-03',
  ],
  [
    'unknown states',
    dispatch('2026-07-08T10:00:00', { originState: 'XX', destinationState: '' }),
    '2026-07-09',
    '2026-07-15',
  ],
];

/** The furthest apart; the other tests of this file run in the machine's. */
const zones = ['UTC', 'Pacific/Kiritimati'];

describe('findDeliveryPromise', () => {
  it.each(table)('counts %s [R10.4-01]', (_, order, dispatchDay, deliveryDay) => {
    expect(findDeliveryPromise(order)).toEqual({ dispatchDay, deliveryDay });
  });

  it.each(zones)('promises the same days in a process in %s [R10.4-02]', (zone) => {
    const script = `
      import { findDeliveryPromise } from ${JSON.stringify(new URL('delivery-date.ts', import.meta.url).href)};
      const orders = ${JSON.stringify(table.map(([, order]) => order))};
      console.log(JSON.stringify(orders.map(findDeliveryPromise)), Intl.DateTimeFormat().resolvedOptions().timeZone);
    `;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { TZ: zone },
      encoding: 'utf8',
    });
    const days = table.map(([, , dispatchDay, deliveryDay]) => ({ dispatchDay, deliveryDay }));
    expect(output.trim()).toBe(`${JSON.stringify(days)} ${zone}`);
  });

  it.each([
    ['from 2100 on', dispatch('2099-12-31T10:00:00')],
    ['after very many days', dispatch('2026-11-23T10:00:00', { carrierDays: 50_000 })],
  ])('promises nothing that the calendar of holidays does not reach: %s', (_, order) => {
    expect(findDeliveryPromise(order)).toBeUndefined();
  });

  it('never promises earlier for a later payment, more days or a holiday more', () => {
    const anyDispatch = fc.record({
      paidAt: fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2090-01-01T00:00:00Z') }),
      cutOffHour: fc.integer({ min: 0, max: 24 }),
      handlingDays: fc.integer({ min: 0, max: 5 }),
      carrierDays: fc.integer({ min: 0, max: 15 }),
      originState: fc.constantFrom('SP', 'BA', 'SC', 'XX'),
      destinationState: fc.constantFrom('AC', 'SP', 'DF', 'XX'),
    });
    fc.assert(
      fc.property(anyDispatch, fc.integer({ min: 0, max: 1e9 }), (order, laterMs) => {
        const promise = (other: Dispatch) => {
          const found = findDeliveryPromise(other);
          if (!found) throw new Error('no promise');
          return found;
        };
        const { dispatchDay, deliveryDay } = promise(order);
        expect(dispatchDay <= deliveryDay).toBe(true);
        const notBefore = [
          { ...order, paidAt: order.paidAt + laterMs },
          { ...order, handlingDays: order.handlingDays + 1 },
          { ...order, carrierDays: order.carrierDays + 1 },
        ];
        for (const other of notBefore) expect(promise(other).deliveryDay >= deliveryDay).toBe(true);
        const national = promise({ ...order, originState: 'XX', destinationState: 'XX' });
        expect(national.deliveryDay <= deliveryDay).toBe(true);
      }),
    );
  });
});
