import type { Database } from '#database/client.ts';
import { findPlayedPayment, playPayment } from '../demonstration/play-payment.ts';
import { payOrder, type PayOutcome } from '../paying/pay-order.ts';
import { findStaticPix } from '../receipts/find-static-pix.ts';
import { Refusal } from '../refusals/refusal.ts';

/**
 * The merchant has seen the Pix of an order at the bank; also if the buyer has chosen another method since. Refused for an order that
 * only a payment service takes money for.
 */
export async function payByHand(
  database: Database,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<PayOutcome | 'played'> {
  if (await findPlayedPayment(database.kysely, orderId)) {
    if (!(await playPayment(database, { orderId, outcome: 'aprovado', nowMs }))) throw new Refusal('cannot-be-played');
    return 'played';
  }
  const pix = await findStaticPix(database.kysely, orderId);
  if (!pix && !(await isPaid(database, orderId))) throw new Refusal('no-static-pix');
  return payOrder(database, { orderId, paymentId: pix?.id, actor: 'merchant', nowMs });
}

async function isPaid({ kysely }: Database, orderId: number): Promise<boolean> {
  const order = await kysely.selectFrom('orders').select('money_state').where('id', '=', orderId).executeTakeFirst();
  return order?.money_state === 'paid';
}
