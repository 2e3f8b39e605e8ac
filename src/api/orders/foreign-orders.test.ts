// The response does not reveal whether an order with a given number exists.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { createOrderNumber, formatOrderNumber } from '#rules/orders/order-number.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { soap } from '../delivery/testing/shipment-shop.ts';
import { testPix } from '../payments/pix/testing/test-pix.ts';
import { line } from '../testing/cart-client.ts';
import type { TestApi } from '../testing/test-api.ts';
import { address, type Buyers } from './testing/buyers.ts';
import { createOrderShop } from './testing/order-shop.ts';

/** Of each kind. */
const requests = Number(process.env['FOREIGN_REQUESTS'] ?? 100);
/** Fewer, since each answer waits. */
const links = 12;
const orders = 20;
/** On a busy machine. */
const usualMs = 120_000;

let shop: TestApi;
let buyers: Buyers;
let customer: string;
const numbers: string[] = [];
let otherToken: string;
beforeAll(async () => {
  ({ shop, buyers } = await createOrderShop({ dependencies: { pix: { ...testPix, isDemonstration: true } } }));
  customer = (await createAccounts(shop).create()).session;
  for (let count = 0; count < orders; count += 1)
    numbers.push((await buyers.place(await buyers.create([line(soap.id)]))).numero);
  otherToken = (await buyers.place(await buyers.create([line(soap.id)]))).token;
});
afterAll(() => shop.close());

const createMissing = () => formatOrderNumber(createOrderNumber((limit) => Math.floor(Math.random() * limit)));
const median = (durations: number[]) =>
  durations.toSorted((first, second) => first - second)[durations.length / 2] ?? 0;

interface Asking {
  /** Without it the visitor is no customer every other time. */
  isCustomer?: boolean;
  hasToken?: boolean;
}
type Asked = [what: string, toRequest: (number: string) => [path: string, json?: object], asking?: Asking];

/** A reading call without a body, else a writing one. */
const asked: Asked[] = [
  ['its page', (number) => [`/order/${number}`]],
  ['its page with the token of another order', (number) => [`/order/${number}`], { hasToken: true }],
  ['its page in the account', (number) => [`/client/orders/${number}`], { isCustomer: true }],
  ['its state', (number) => [`/order/${number}/status`]],
  ['its contract', (number) => [`/order/${number}/contract`]],
  ['its cancellation', (number) => [`/order/${number}/cancel`, {}]],
  ['the cancellation of its rest', (number) => [`/order/${number}/cancel-rest`, {}]],
  ['its cancellation by the call of the platform', (number) => ['/sale/cancel', { pedido: number }]],
  ['another payment', (number) => [`/order/${number}/pay`, { tipo: 'pix' }]],
  ['its goods once more', (number) => [`/order/${number}/repeat`, {}]],
  ['another address', (number) => [`/order/${number}/address`, address]],
  ['a withdrawal', (number) => [`/order/${number}/request`, { tipo: 'arrependimento' }]],
  ['its announcement', (number) => [`/order/${number}/announce`, {}]],
  ['its refund in analytics', (number) => [`/order/${number}/announce-refund`, {}]],
  ['a payment that is played', (number) => [`/order/${number}/demonstration-payment`, {}]],
];

/** Sends as many requests for existing as for missing orders; what was answered, and how much longer one kind took than the other. */
async function compare([, toRequest, { isCustomer = false, hasToken = false } = {}]: Asked, count: number) {
  const answers = new Set<string>();
  let leastMs = Number.POSITIVE_INFINITY;
  const ask = async (number: string, session: string): Promise<number> => {
    const startedAt = performance.now();
    const [path, json] = toRequest(number);
    const headers = { Session: session, ...(hasToken && { 'Order-Token': otherToken }) };
    const response = await shop.send(path, { method: json ? 'POST' : 'GET', json, headers });
    const body = await response.text();
    const durationMs = performance.now() - startedAt;
    leastMs = Math.min(leastMs, durationMs);
    answers.add(`${response.status} ${body}`);
    return durationMs;
  };
  const compareTimes = async (): Promise<number> => {
    const [existing, missing]: [number[], number[]] = [[], []];
    for (let index = 0; index < count; index += 1) {
      const session = isCustomer || index % 4 >= 2 ? customer : '';
      const askExisting = async () => existing.push(await ask(numbers[index % orders] ?? '', session));
      const askMissing = async () => missing.push(await ask(createMissing(), session));
      await (index % 2 === 0 ? askExisting().then(askMissing) : askMissing().then(askExisting));
    }
    const [first = 0, second = 0] = [median(existing), median(missing)].toSorted((one, other) => one - other);
    return second / first;
  };
  // Measured again if the machine was busy; a real difference would be there each time.
  let ratio = await compareTimes();
  for (let retries = 0; retries < 5 && ratio > 1.2; retries += 1) ratio = await compareTimes();
  return { answers: [...answers], ratio, leastMs };
}

it.each(asked)(
  'a stranger who asks for %s gets the same answer in the same time as if it did not exist [R10.8-02]',
  { timeout: usualMs },
  async (...call) => {
    const { answers, ratio } = await compare(call, requests);
    expect(answers).toHaveLength(1);
    expect(answers.join()).toMatch(/^404 /);
    expect(ratio).toBeLessThan(1.2);
  },
);

it('answers a request for the link to an order alike in the same time, also with its address', async () => {
  const email = 'marina@exemplo.test';
  const { answers, ratio, leastMs } = await compare(
    ['', (number) => ['/order/link', { pedido: number, email }]],
    links,
  );
  expect(answers).toHaveLength(1);
  expect(answers.join()).toMatch(/^200 /);
  expect(ratio).toBeLessThan(1.2);
  // Longer than a mail takes to queue.
  expect(leastMs).toBeGreaterThan(50);
});

it('tries every call about one order', () => {
  const tried = [...asked.map(([, toRequest]) => toRequest(':numero')), ['/order/link']];
  const paths = Object.values<Call>(calls)
    .filter(({ path }) => path.includes('/:numero') || path === '/order/link' || path === '/sale/cancel')
    .map(({ path }) => path);
  expect(new Set(tried.map(([path]) => path))).toEqual(new Set(paths));
});
