// Every status and detail of the documentation, as the stand-in reports it.

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundPayment, ServiceAdapter } from '../port/payment-adapter.ts';
import { createMercadoPago } from './adapter.ts';
import type { StandInOrder } from './testing/stand-in-orders.ts';
import { startStandIn, type StandIn } from './testing/stand-in.ts';
import { readOrder, toFoundPayment } from './wire.ts';

const cents = 11_590;

let service: StandIn;
let adapter: ServiceAdapter;
beforeAll(async () => {
  service = await startStandIn();
  const { url, token, secret } = service;
  adapter = createMercadoPago({ url, token, secret, methods: ['pix', 'card'], pixMinutes: 30 }, 'https://loja.test');
});
afterAll(() => service.close());

/** What the shop finds of an order of 115.90 in this state. */
async function find(change: Partial<StandInOrder>): Promise<FoundPayment> {
  const order: StandInOrder = {
    id: 'ORD01STATUS',
    reference: '7K4P94QX-1',
    status: 'created',
    amount: '115.90',
    kind: 'card',
    declined: 0,
    refunds: [],
    ...change,
  };
  service.orders = [order];
  return adapter.find({ reference: order.reference, externalId: order.id, cents, createdAtMs: 0 });
}

const isOpen = { state: 'open', isInReview: false, unknownStatus: undefined };
const isInReview = { ...isOpen, isInReview: true };
const hasEnded = { state: 'ended' };
const isPaid = { state: 'paid', paidCents: cents, refundedCents: 0, dispute: undefined };

it.each<[status: string, detail: string, found: object]>([
  ['created', 'created', isOpen],
  ['processing', 'in_process', isInReview],
  ['processing', 'pending_review_manual', isInReview],
  ['action_required', 'waiting_payment', isOpen],
  ['action_required', 'waiting_transfer', isOpen],
  ['action_required', 'waiting_capture', isOpen],
  ['action_required', 'pending_challenge', isOpen],
  ['failed', 'failed', hasEnded],
  ['failed', 'bad_filled_card_data', hasEnded],
  ['failed', 'invalid_card_token', hasEnded],
  ['failed', 'high_risk', hasEnded],
  ['failed', 'rejected_by_issuer', hasEnded],
  ['failed', 'required_call_for_authorize', hasEnded],
  ['failed', 'insufficient_amount', hasEnded],
  ['failed', 'processing_error', hasEnded],
  ['canceled', 'canceled', hasEnded],
  ['cancelled', 'cancelled', hasEnded],
  ['expired', 'expired', hasEnded],
  ['processed', 'accredited', isPaid],
  ['processed', 'processed', isPaid],
  ['processed', 'partially_refunded', isPaid],
  ['processed', 'refunded', { ...isPaid, refundedCents: cents }],
  ['refunded', 'refunded', { ...isPaid, refundedCents: cents }],
  ['processed', 'in_mediation', { ...isPaid, dispute: 'open' }],
  ['in_mediation', 'pending', { ...isPaid, dispute: 'open' }],
  ['charged_back', 'in_process', { ...isPaid, dispute: 'open' }],
  ['charged_back', 'settled', { ...isPaid, dispute: 'lost' }],
  ['charged_back', 'reimbursed', { ...isPaid, dispute: 'won' }],
])('finds an order that is %s (%s) as it is', async (status, detail, found) => {
  expect(await find({ status, detail })).toMatchObject(found);
});

it.each([
  ['approved', 'accredited', 'approved/accredited'],
  ['processed', 'reversed', 'processed/reversed'],
  ['constructor', '', 'constructor/'],
  ['novo\n<b>', 'x'.repeat(90), `novob/${'x'.repeat(74)}`],
])('never takes %j (%j), which is not known, as paid, and names it', async (status, detail, unknownStatus) => {
  expect(await find({ status, detail })).toMatchObject({ state: 'open', unknownStatus });
});

it('counts what was refunded in part', async () => {
  const refunds = [
    { id: 'REF1', amount: '10.00' },
    { id: 'REF2', amount: '5.90' },
  ];
  const found = await find({ status: 'processed', detail: 'partially_refunded', refunds });
  expect(found).toMatchObject({ state: 'paid', refundedCents: 1590 });
});

it('counts a second payment that the service has paid back as no refund of the order', () => {
  const payments = [
    { id: 'PAY1', amount: '115.90', paid_amount: '115.90', status: 'refunded', status_detail: 'refunded' },
    { id: 'PAY2', amount: '115.90', paid_amount: '129.80', status: 'processed', status_detail: 'accredited' },
  ];
  const order = { id: 'ORD01', external_reference: 'R-1', status: 'processed', total_amount: '115.90' };
  const json = { ...order, transactions: { payments } };
  expect(toFoundPayment(readOrder(json, { reference: 'R-1', cents }))).toMatchObject(isPaid);
});

it('does not count a refund that failed', async () => {
  const refunds = [{ id: 'REF1', amount: '10.00', status: 'failed' }];
  expect(await find({ status: 'processed', refunds })).toMatchObject({ state: 'paid', refundedCents: 0 });
});
