// The mails about orders, queued in the transaction that changes the order.

import type { Order } from '#contract/buying/orders.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { createSecretToken } from '../../http/secret-token.ts';
import { type MailToQueue, queueMails } from '../../mail/mail.ts';
import type { BuyerMail, MoneyProblem } from '../../mail/order-payloads.ts';
import { loadOrderById, type StoredOrder } from '../stored/queries.ts';
import { toOrder } from '../view/wire.ts';
import { addOrderLink } from './add-order-link.ts';
import { type DueRefund, findShopEmail, queueRefundNotice, toMerchantMails } from './merchant-mails.ts';

type OrderMail = { orderId: number; nowMs: number } & (
  | { kind: 'order-expired' | 'order-cancelled' | 'order-delivered' | 'pix-reminder' | 'boleto-reminder' }
  /** What can happen several times has a `reference`, which names the one that the mail is about. */
  | { kind: 'order-shipped' | 'payment-in-review' | 'payment-refused'; reference: number }
  | { kind: 'request-decided'; reference: string; protocol: string }
  | { kind: 'refund-done'; reference: number; cents: number }
  | { kind: 'late-payment'; reference: number; cents: number; problem: MoneyProblem }
);

/**
 * Queues a mail to the buyer, once, and one to the shop if it has to pay back. They show the order as it is now: call it after
 * all other writes of the transaction.
 */
export async function queueOrderMail(transaction: Transaction, mail: OrderMail): Promise<void> {
  const stored = await loadOrderById(transaction, mail.orderId);
  if (mail.kind === 'order-expired' || mail.kind === 'order-cancelled')
    await dropUnpaidMails(transaction, stored.order);
  // The same receipt may be short first, and too late in the end.
  const problem = mail.kind === 'late-payment' ? `-${mail.problem}` : '';
  const reference = 'reference' in mail ? `-${mail.reference}${problem}` : '';
  const payload = await toBuyerPayload(transaction, stored, mail.nowMs);
  const frame = toBuyerFrame(stored, { id: `${mail.kind}-${stored.order.number}${reference}`, nowMs: mail.nowMs });
  // The contact may be erased; the shop still has to know about the money.
  if (payload.to !== '') await queueMails(transaction, [toBuyerMail(mail, frame, payload)]);
  const due = findDueRefund(mail, stored);
  if (due) await queueRefundNotice(transaction, stored, { payload, reference, due, nowMs: mail.nowMs });
}

function toBuyerMail(mail: OrderMail, frame: ReturnType<typeof toBuyerFrame>, payload: BuyerMail): MailToQueue {
  switch (mail.kind) {
    case 'refund-done':
      return { kind: mail.kind, ...frame, payload: { ...payload, cents: mail.cents } };
    case 'late-payment':
      return { kind: mail.kind, ...frame, payload: { ...payload, cents: mail.cents, problem: mail.problem } };
    case 'request-decided':
      return { kind: mail.kind, ...frame, payload: { ...payload, protocol: mail.protocol } };
    case 'pix-reminder':
    case 'boleto-reminder':
    case 'payment-in-review':
    case 'payment-refused':
    case 'order-expired':
    case 'order-cancelled':
    case 'order-shipped':
    case 'order-delivered':
      return { kind: mail.kind, ...frame, payload };
  }
}

/** Because of what the buyer did; of its own cancellations the shop knows. */
function findDueRefund(mail: OrderMail, stored: StoredOrder): DueRefund | undefined {
  if (mail.kind === 'late-payment') return { cause: mail.problem, cents: mail.cents };
  const due = findCancellation(mail, stored);
  const isDisputed = stored.hold === 'disputed';
  return due && isDisputed ? { ...due, cause: 'disputed' } : due;
}

function findCancellation(mail: OrderMail, { order, payment, events, requests }: StoredOrder): DueRefund | undefined {
  if (mail.kind === 'request-decided') {
    const isByBuyer = events.some(({ kind }) => kind === 'rest-cancelled-by-buyer');
    const request = requests.find(({ protocol, kind }) => protocol === mail.protocol && kind === 'cancellation');
    return isByBuyer && request ? { cause: 'rest-cancelled', cents: request.refund_cents } : undefined;
  }
  const isCancelled = mail.kind === 'order-cancelled' && order.money_state === 'refund-due';
  if (!isCancelled || events.at(-1)?.actor !== 'buyer') return undefined;
  return { cause: 'cancelled', cents: payment.paid_cents - payment.refunded_cents };
}

export async function queuePaidMails(
  transaction: Transaction,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  await dropUnpaidMails(transaction, stored.order);
  const payload = await toBuyerPayload(transaction, stored, nowMs);
  const id = `payment-confirmed-${stored.order.number}`;
  const shopEmail = await findShopEmail(transaction);
  await queueMails(transaction, [
    // The contact of an order that was paid after it had expired may be erased.
    ...(payload.to === ''
      ? []
      : [{ kind: 'payment-confirmed' as const, ...toBuyerFrame(stored, { id, nowMs }), payload }]),
    ...toMerchantMails('merchant-receipt', stored, { payload, shopEmail, nowMs, details: {} }),
  ]);
}

/** Confirms a request to the buyer, and notifies the shop that one waits for its answer. */
export async function queueRequestMails(
  transaction: Transaction,
  { orderId, protocol, nowMs }: { orderId: number; protocol: string; nowMs: number },
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  const payload = await toBuyerPayload(transaction, stored, nowMs);
  const frame = toBuyerFrame(stored, { id: `request-received-${protocol}`, nowMs });
  const shopEmail = await findShopEmail(transaction);
  await queueMails(transaction, [
    { kind: 'request-received', ...frame, payload: { ...payload, protocol } },
    ...toMerchantMails('merchant-request', stored, { payload, shopEmail, nowMs, id: protocol, details: { protocol } }),
  ]);
}

interface Disputed {
  orderId: number;
  paymentId: number;
  dispute: 'open' | 'lost';
  nowMs: number;
}

/** Notifies the shop of a disputed payment; a payment can be disputed again. */
export async function queueDisputeMail(
  transaction: Transaction,
  { orderId, paymentId, dispute, nowMs }: Disputed,
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  const payload = { order: toOrder(stored, nowMs) };
  const shopEmail = await findShopEmail(transaction);
  const id = `${stored.order.number}-${paymentId}-${dispute}-${nowMs}`;
  await queueMails(
    transaction,
    toMerchantMails('merchant-dispute', stored, { payload, shopEmail, nowMs, id, details: { dispute } }),
  );
}

interface Held {
  orderId: number;
  hold: 'refunded-outside' | 'payment-unclear';
  /** Names what the mail is about. */
  reference: string;
  nowMs: number;
}

/** Notifies the shop that no parcel should leave before the payment was looked at. */
export async function queueHoldMail(
  transaction: Transaction,
  { orderId, hold, reference, nowMs }: Held,
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  const payload = { order: toOrder(stored, nowMs) };
  const shopEmail = await findShopEmail(transaction);
  const id = `${stored.order.number}-${reference}`;
  await queueMails(
    transaction,
    toMerchantMails('merchant-hold', stored, { payload, shopEmail, nowMs, id, details: { hold } }),
  );
}

interface Placed {
  stored: StoredOrder;
  /** As readers get it. */
  order: Order;
  token: string;
  shopEmail: string | undefined;
}

/** Queues the confirmation to the buyer and the notice to the shop by one statement. */
export async function queuePlacedMails(
  transaction: Transaction,
  { stored, order, token, shopEmail }: Placed,
): Promise<void> {
  const { placed_at: nowMs, number } = stored.order;
  const payload = { to: stored.order.email, order, isCustomer: stored.order.customer_id !== null, token };
  const frame = toBuyerFrame(stored, { id: `order-placed-${number}`, nowMs });
  await queueMails(transaction, [
    { kind: 'order-placed', ...frame, payload },
    ...toMerchantMails('merchant-order', stored, { payload, shopEmail, nowMs, details: {} }),
  ]);
}

/** The account is named, since its erasure deletes waiting mails, also those to another address. */
function toBuyerFrame({ order }: StoredOrder, { id: messageId, nowMs }: { id: string; nowMs: number }) {
  const { shop_id: shopId, customer_id: customerId } = order;
  return { shopId, messageId, ...(customerId !== null && { customerId }), nowMs };
}

/** A guest gets a further link that opens the order: a reminder may leave minutes to pay. An erased contact gets no mail. */
async function toBuyerPayload(transaction: Transaction, stored: StoredOrder, nowMs: number): Promise<BuyerMail> {
  const { id: orderId, email: to, customer_id: customerId } = stored.order;
  const order = toOrder(stored, nowMs);
  if (customerId !== null || to === '') return { to, order, isCustomer: customerId !== null };
  const token = createSecretToken();
  await addOrderLink(transaction, { orderId, token, nowMs });
  return { to, order, isCustomer: false, token };
}

/** What waits for the mail server about an unpaid order must not arrive after its payment, its end, or the choice of another method. */
export async function dropUnpaidMails(
  transaction: Transaction,
  { id, number }: Pick<StoredOrder['order'], 'id' | 'number'>,
): Promise<void> {
  const payments = await transaction.selectFrom('payments').select('id').where('order_id', '=', id).execute();
  const reviews = payments.flatMap((payment) => [
    `payment-in-review-${number}-${payment.id}`,
    `payment-refused-${number}-${payment.id}`,
  ]);
  await transaction
    .deleteFrom('outbox')
    .where('message_id', 'in', [`pix-reminder-${number}`, `boleto-reminder-${number}`, ...reviews])
    .where('sent_at', 'is', null)
    .execute();
}
