import type { Database } from '#database/client.ts';
import { findStaticPix } from '../receipts/find-static-pix.ts';
import { receivePayment } from '../receipts/receive-payment.ts';

/** For demonstration shops: as if the Pix of the order had been paid. False if the order has none or could not take the money. */
export async function playPayment(
  database: Database,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<boolean> {
  const pix = await findStaticPix(database.kysely, orderId);
  if (!pix) return false;
  const { id: paymentId, amountCents } = pix;
  const sourceKey = String(paymentId);
  await receivePayment(database, { source: 'demonstration', sourceKey, paymentId, amountCents, nowMs });
  const { state, money_state: money } = await database.kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['state', 'money_state'])
    .where('payments.id', '=', paymentId)
    .executeTakeFirstOrThrow();
  // The payment of an order that was cancelled later stays paid.
  return state === 'paid' && money === 'paid';
}
