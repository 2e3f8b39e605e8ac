// The response does not reveal whether an order with a given number exists.

import { expect, it } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { recordStatementsOf } from '#database/testing/record-statements.ts';
import { createOrderNumber, formatOrderNumber } from '#rules/orders/order-number.ts';
import { createAccounts } from '../accounts/testing/accounts.ts';
import { soap } from '../delivery/testing/shipment-shop.ts';
import { demonstrationPix } from '../payments/pix/testing/test-pix.ts';
import { line } from '../testing/cart-client.ts';
import { address } from './testing/buyers.ts';
import { createOrderShop } from './testing/order-shop.ts';

const { shop, buyers } = await createOrderShop({ dependencies: { pix: demonstrationPix } });
const customer = (await createAccounts(shop).create()).session;
const existing = (await buyers.place(await buyers.create([line(soap.id)]))).numero;
const statementsOf = recordStatementsOf(shop.database.kysely);
const otherToken = (await buyers.place(await buyers.create([line(soap.id)]))).token;

const createMissing = () => formatOrderNumber(createOrderNumber((limit) => Math.floor(Math.random() * limit)));

interface Asking {
  /** Without it the call is tried by a visitor too. */
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
  ['that it was paid', (number) => [`/order/${number}/payment-claim`, {}]],
  ['an account for it', (number) => [`/order/${number}/account`, { senha: 'Folha verde de capim 7' }]],
  ['its goods once more', (number) => [`/order/${number}/repeat`, {}]],
  ['another address', (number) => [`/order/${number}/address`, address]],
  ['a withdrawal', (number) => [`/order/${number}/request`, { tipo: 'arrependimento' }]],
  ['its announcement', (number) => [`/order/${number}/announce`, {}]],
  ['its refund in analytics', (number) => [`/order/${number}/announce-refund`, {}]],
  ['a payment that is played', (number) => [`/order/${number}/demonstration-payment`, {}]],
];

/** What a stranger is answered, and which statements the database gets for it. */
async function ask([, toRequest, { hasToken = false } = {}]: Asked, number: string, session: string) {
  const [path, json] = toRequest(number);
  const headers = { Session: session, ...(hasToken && { 'Order-Token': otherToken }) };
  let answer = '';
  const statements = await statementsOf(async () => {
    const response = await shop.send(path, { method: json ? 'POST' : 'GET', json, headers });
    answer = `${response.status} ${await response.text()}`;
  });
  return { answer, statements: statements.map(({ sql }) => sql) };
}

it.each(asked)(
  'a stranger who asks for %s gets the same answer by the same statements as if it did not exist [R10.8-02]',
  async (...call) => {
    for (const session of call[2]?.isCustomer ? [customer] : [customer, '']) {
      const missing = await ask(call, createMissing(), session);
      expect(missing.answer).toMatch(/^404 /);
      expect(missing.statements).not.toEqual([]);
      expect(await ask(call, existing, session)).toEqual(missing);
    }
  },
);

it('tries every call about one order', () => {
  const tried = [...asked.map(([, toRequest]) => toRequest(':numero')), ['/order/link']];
  const paths = Object.values<Call>(calls)
    .filter(({ path }) => path.includes('/:numero') || path === '/order/link' || path === '/sale/cancel')
    .map(({ path }) => path);
  expect(new Set(tried.map(([path]) => path))).toEqual(new Set(paths));
});
