import type { Database } from '#database/client.ts';
import { receivePayment } from './receive-payment.ts';

interface Playing {
  orderId: number;
  nowMs: number;
}

/** For demonstration shops: as if the latest code of the order had been paid. False if the order could not take the money. */
export async function playPayment(database: Database, { orderId, nowMs }: Playing): Promise<boolean> {
  const readPayment = () =>
    database.kysely
      .selectFrom('payments')
      .select(['id as paymentId', 'amount_cents as amountCents', 'state'])
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const { paymentId, amountCents } = await readPayment();
  const money = { source: 'demonstration', sourceKey: String(paymentId), paymentId, amountCents, nowMs };
  await receivePayment(database, money);
  return (await readPayment()).state === 'paid';
}
