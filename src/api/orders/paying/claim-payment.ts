// "Já paguei": the buyer says that a payment was made which only a statement of the bank can show.

import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { shortenHold } from '#rules/inventory/unpaid-holds.ts';
import { countMinutesToNextBusinessDay } from '#rules/orders/payment-deadline.ts';
import { ApiError } from '../../http/errors.ts';
import { countUnpaid, toUnpaidBuyer } from '../stored/count-unpaid.ts';
import { lockOrder } from '../stored/move-order.ts';
import { takesClaims } from '../stored/takes-claims.ts';

interface ClaimPaymentInput {
  orderId: number;
  /** How many the shop sells. */
  products: number;
  nowMs: number;
}

const minuteMs = 60_000;

/**
 * Keeps the goods until the end of the business day after the order's first claim, and for a shorter time the more unpaid orders hold
 * (`rules/inventory/unpaid-holds.ts`). Throws `refused` unless the order waits for a payment that only a statement shows.
 */
export function claimPayment({ kysely }: Database, { orderId, products, nowMs }: ClaimPaymentInput): Promise<void> {
  return inTransaction(kysely, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const payment = await transaction
      .selectFrom('payments')
      .select(['id', 'state', 'adapter', 'br_code', 'expires_at', 'claimed_at'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!order || !payment || !takesClaims(order, payment, nowMs))
      throw new ApiError('refused', 'Este pedido não espera um aviso de pagamento. Atualize a página.');
    if (payment.claimed_at !== null) return;
    const { firstMs } = await transaction
      .selectFrom('payments')
      .select(({ fn }) => fn.min('claimed_at').as('firstMs'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const claimedMs = Number(firstMs ?? nowMs);
    const holds = await countUnpaid(transaction, toUnpaidBuyer(order, nowMs));
    const minutes = shortenHold(countMinutesToNextBusinessDay(claimedMs), holds, products);
    await transaction
      .updateTable('payments')
      .set({ claimed_at: nowMs, expires_at: Math.max(payment.expires_at, claimedMs + minutes * minuteMs) })
      .where('id', '=', payment.id)
      .execute();
  });
}
