// The response does not reveal whether an order with a given number exists.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrderNumber, formatOrderNumber } from '#rules/orders/order-number.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { soap } from '../delivery/testing/shipment-shop.ts';
import { line } from '../testing/cart-client.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Buyers } from './testing/buyers.ts';
import { createOrderShop } from './testing/order-shop.ts';

/** Of each kind. */
const requests = 500;
const orders = 20;
/** On a busy machine. */
const usualMs = 120_000;

let shop: TestApi;
let buyers: Buyers;
let customer: string;
const numbers: string[] = [];
let otherToken: string;
beforeAll(async () => {
  ({ shop, buyers } = await createOrderShop());
  customer = (await createAccounts(shop).create()).session;
  for (let count = 0; count < orders; count += 1)
    numbers.push((await buyers.place(await buyers.create([line(soap.id)]))).numero);
  otherToken = (await buyers.place(await buyers.create([line(soap.id)]))).token;
});
afterAll(() => shop.close());

const createMissing = () => formatOrderNumber(createOrderNumber((limit) => Math.floor(Math.random() * limit)));
const median = (durations: number[]) =>
  durations.toSorted((first, second) => first - second)[durations.length / 2] ?? 0;

it.each([
  ['its page', 'GET', '', false],
  ['its state', 'GET', '/status', false],
  ['its cancellation', 'POST', '/cancel', false],
  ['its page with the token of another order', 'GET', '', true],
] as const)(
  'a stranger who asks for %s gets the same answer in the same time as if it did not exist',
  { timeout: usualMs },
  async (...asked) => {
    const [, method, path, hasToken] = asked;
    const answers = new Set<string>();
    const ask = async (number: string, session: string): Promise<number> => {
      const startedAt = performance.now();
      const json = method === 'POST' ? {} : undefined;
      const headers = { Session: session, ...(hasToken && { 'Order-Token': otherToken }) };
      const response = await shop.send(`/order/${number}${path}`, { method, json, headers });
      const body = await response.text();
      const durationMs = performance.now() - startedAt;
      answers.add(`${response.status} ${body}`);
      return durationMs;
    };
    const compareTimes = async (): Promise<number> => {
      const [existing, missing]: [number[], number[]] = [[], []];
      for (let count = 0; count < requests; count += 1) {
        const session = count % 4 < 2 ? '' : customer;
        const askExisting = async () => existing.push(await ask(numbers[count % orders] ?? '', session));
        const askMissing = async () => missing.push(await ask(createMissing(), session));
        await (count % 2 === 0 ? askExisting().then(askMissing) : askMissing().then(askExisting));
      }
      const [first = 0, second = 0] = [median(existing), median(missing)].toSorted((one, other) => one - other);
      return second / first;
    };
    // Measured again if the machine was busy; a real difference would be there each time.
    let ratio = await compareTimes();
    for (let retries = 0; retries < 5 && ratio > 1.2; retries += 1) ratio = await compareTimes();
    expect(ratio).toBeLessThan(1.2);
    expect([...answers]).toHaveLength(1);
    expect([...answers].join()).toMatch(/^404 /);
  },
);
