// All SQL of payments at services.

import type { ExpressionBuilder, Selectable } from 'kysely';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';
import type { PaymentRow } from '#database/schema/orders.ts';
import type { CardInstallments } from '#rules/orders/card-installments.ts';
import { addressOf } from '../stored/columns.ts';
import { toReviewColumns } from '../stored/review-payment.ts';

export type Payment = Selectable<PaymentRow>;
export type DuePayment = Pick<Payment, 'id' | 'next_check_at'>;

/**
 * Condition of the receipt whose money a refund pays back: its own, or the one that has paid its payment. A statement's receipt may
 * have paid the payment of a service, whose own receipt is the double then.
 */
export const isReceiptOfRefund = ({ eb, or, and }: ExpressionBuilder<DatabaseSchema, 'receipts' | 'refunds'>) =>
  or([
    eb('receipts.id', '=', eb.ref('refunds.receipt_id')),
    and([eb('receipts.payment_id', '=', eb.ref('refunds.payment_id')), eb('receipts.used_cents', '>', 0)]),
  ]);

/** Takes no lock, so that idle workers do not block each other. */
export function listDuePayments(
  kysely: Queryable,
  { adapters, nowMs, limit }: { adapters: readonly string[]; nowMs: number; limit: number },
): Promise<DuePayment[]> {
  return kysely
    .selectFrom('payments')
    .select(['id', 'next_check_at'])
    .where('next_check_at', '<=', nowMs)
    .where('adapter', 'in', adapters)
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The payment, which no other worker asks about until `leaseEndMs`; undefined when another one has claimed it. */
export function leasePayment(kysely: Queryable, due: DuePayment, leaseEndMs: number): Promise<Payment | undefined> {
  return kysely
    .updateTable('payments')
    .set((eb) => ({ next_check_at: leaseEndMs, checks: eb('checks', '+', 1) }))
    .where('id', '=', due.id)
    .where('next_check_at', '=', due.next_check_at)
    .returningAll()
    .executeTakeFirst();
}

/** What a service is told of an order and its buyer. */
export async function getBuyer(kysely: Queryable, orderId: number) {
  const { address_json, placed_at, ...buyer } = await kysely
    .selectFrom('orders')
    .select(['number', 'name', 'email', 'document', 'address_json', 'placed_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...buyer, address: addressOf({ address_json }), placedMs: placed_at };
}

interface Answered {
  externalId: string;
  code?: string | undefined;
  link?: string | undefined;
  unknownStatus?: string | undefined;
  installments?: CardInstallments | undefined;
  /** Undefined for a payment that is decided, which keeps what was known until that has been taken over. */
  isInReview: boolean | undefined;
  nowMs: number;
}

/**
 * What the service has reported stays, whatever has become of the payment here meanwhile. One that was closed before the service had
 * answered is due at once, to be ended there.
 */
export async function saveAnswer(
  kysely: Queryable,
  { id }: Payment,
  { externalId, code, link, unknownStatus, installments, isInReview, nowMs }: Answered,
): Promise<void> {
  await kysely
    .updateTable('payments')
    .set((eb) => ({
      external_id: externalId,
      unknown_status: unknownStatus ?? null,
      ...(isInReview === true && toReviewColumns(eb, nowMs)),
      ...(isInReview === false && { review_started_at: null }),
      next_check_at: eb
        .case()
        .when(eb.and([eb('external_id', 'is', null), eb('state', '!=', 'pending')]))
        .then(nowMs)
        .else(eb.ref('next_check_at'))
        .end(),
      ...(code !== undefined && { br_code: code }),
      ...(link !== undefined && { link }),
      ...(installments && { installments: installments.count, payer_cents: installments.payerCents }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Undefined = never. Leaves a payment alone for which a notice, or the end of its order, has set another time since. */
export async function checkAgain(kysely: Queryable, payment: Payment, nextCheckMs: number | undefined): Promise<void> {
  await kysely
    .updateTable('payments')
    .set({ next_check_at: nextCheckMs ?? null })
    .where('id', '=', payment.id)
    .where('next_check_at', '=', payment.next_check_at)
    .execute();
}
