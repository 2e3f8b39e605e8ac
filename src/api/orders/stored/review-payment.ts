import type { ExpressionBuilder } from 'kysely';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';
import { findReviewEndMs } from '#rules/orders/payment-deadline.ts';

/**
 * The columns of a payment whose card the bank examines from now on, unless it does already: its order waits for the answer, which may
 * come after the time to pay (reading A48).
 */
export function toReviewColumns(eb: ExpressionBuilder<DatabaseSchema, 'payments'>, nowMs: number) {
  const endMs = findReviewEndMs(nowMs);
  return {
    review_started_at: eb.fn.coalesce('review_started_at', eb.val(nowMs)),
    expires_at: eb
      .case()
      .when(eb.and([eb('review_started_at', 'is', null), eb('expires_at', '<', endMs)]))
      .then(eb.val(endMs))
      .else(eb.ref('expires_at'))
      .end(),
  };
}

export async function reviewPayment(
  kysely: Queryable,
  { paymentId, nowMs }: { paymentId: number; nowMs: number },
): Promise<void> {
  await kysely
    .updateTable('payments')
    .set((eb) => toReviewColumns(eb, nowMs))
    .where('id', '=', paymentId)
    .where('state', '=', 'pending')
    .execute();
}
