// Generated requests to the calls of checkout and orders, by a buyer who could order and for orders that exist. What any call does
// without these is in `bad-input.test.ts`.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutCalls } from '#contract/buying/checkout.ts';
import { idempotencyHeader, orderCalls, orderTokenHeader } from '#contract/buying/orders.ts';
import type { Call } from '#contract/calls.ts';
import { readSummary } from '../checkout/to-summary.ts';
import { soap } from '../delivery/testing/shipment-shop.ts';
import { listUnexplainedStock } from '../inventory/testing/stock-queries.ts';
import { createRequest } from '../testing/arbitrary-request.ts';
import { line } from '../testing/cart-client.ts';
import { setStock } from '../testing/set-stock.ts';
import { type SendOptions, toRequest } from '../testing/test-api.ts';
import { createOrderShop } from './testing/order-shop.ts';

/** `npm run fuzz` sends more. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 600);
/** On a busy machine. */
const usualMsEach = 100;

const { shop, buyers } = await createOrderShop();
await setStock(shop.database, soap.id, 100_000);
await shop.restart();
let buyer = await buyers.create([line(soap.id, 2)]);
const placed = await buyers.place(await buyers.create([line(soap.id)]));

const nonsense = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, '', ' ', '\u0000', '\ud800', '__proto__', 'x'.repeat(9000), [], {}),
  fc.constantFrom(-1, 0, 0.5, 1e308, 2 ** 31, 2 ** 53, Number.MIN_VALUE),
);
const headerText = fc.oneof(fc.stringMatching(/^[\w.-]{16,40}$/), fc.stringMatching(/^[\x21-\x7e\xa0-\xff]{0,300}$/));

type Sent = [path: string, options: SendOptions];

/** The summary that the buyer saw, with one of its values or one of its lines' replaced. */
function createSummary(): fc.Arbitrary<unknown> {
  const summary = readSummary(buyer.resumo);
  const changed = fc
    .tuple(fc.constantFrom(...Object.keys(summary ?? {})), nonsense)
    .map(([name, value]) => JSON.stringify({ ...summary, [name]: value }));
  const ofLines = fc
    .tuple(fc.constantFrom('key', 'quantity', 'unitCents'), nonsense, fc.integer({ min: 1, max: 120 }))
    .map(([name, value, count]) => {
      const seen = { ...summary?.lines[0], [name]: value };
      return JSON.stringify({ ...summary, lines: Array.from({ length: count }, () => seen) });
    });
  return fc.oneof(fc.constant(buyer.resumo), nonsense, changed, ofLines);
}

/** An order that is right but for some of its values. */
function createOrder(): fc.Arbitrary<Sent> {
  const body = fc.record(
    {
      chave: fc.oneof({ weight: 4, arbitrary: fc.uuid() }, { weight: 1, arbitrary: nonsense }),
      resumo: createSummary(),
      aceitaTermos: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: nonsense }),
    },
    { requiredKeys: ['resumo', 'aceitaTermos'] },
  );
  return fc.tuple(body, fc.option(headerText, { nil: undefined })).map(([json, key]) => {
    const headers: Record<string, string> = key === undefined ? {} : { [idempotencyHeader]: key };
    return ['/checkout/order', { method: 'POST', json, headers }];
  });
}

/** A call of the contract, for the order that exists as often as not. */
function createCall(call: Call): fc.Arbitrary<Sent> {
  const token = fc.oneof(fc.constant(placed.token), headerText);
  return fc.tuple(createRequest(call), fc.boolean(), token).map(([[path, options], isKnown, given]) => {
    const known = call.path.replace(':numero', placed.numero);
    const [, query = ''] = path.split('?');
    const headers = { ...options.headers, [orderTokenHeader]: given };
    return [isKnown ? `${known}?${query}` : path, { ...options, headers }];
  });
}

/** A place that no database has, beside a delivery that needs none. */
const farPickup: Sent = ['/checkout/delivery', { method: 'PUT', json: { idFrete: 2, idPonto: '5911568113' } }];

it(
  'answer any request in the contract’s form and without a server error',
  async () => {
    const statuses = new Set<number>();
    let count = 0;
    const ofCalls = Object.values<Call>({ ...checkoutCalls, ...orderCalls }).map((call) => createCall(call));
    const withoutKey: Sent = [
      '/checkout/order',
      { method: 'POST', json: { resumo: buyer.resumo, aceitaTermos: true } },
    ];
    const sent = fc.oneof({ weight: 4, arbitrary: fc.constant(0).chain(createOrder) }, ...ofCalls);
    await fc.assert(
      fc.asyncProperty(sent, async ([path, options]) => {
        const request = toRequest(path, { ...options, headers: { ...options.headers, Session: buyer.session } });
        const response = await shop.fetch(request);
        expect(response.status, await response.text()).toBeLessThan(500);
        expect(shop.failures.splice(0)).toEqual([]);
        statuses.add(response.status);
        const isOrdered = path.startsWith('/checkout/order') && response.status === 200;
        count += 1;
        // Other calls may have taken the buyer's address where nothing is delivered.
        if (isOrdered || count % 20 === 0) buyer = await buyers.create([line(soap.id, 2)]);
      }),
      { numRuns: requests, examples: [[farPickup], [withoutKey]] },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 409, 422]));
    expect(await listUnexplainedStock(shop.database)).toEqual([]);
  },
  30_000 + requests * usualMsEach,
);
