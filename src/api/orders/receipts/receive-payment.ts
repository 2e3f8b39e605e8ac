import type { Database } from '#database/client.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { insertReceipts } from './insert-receipts.ts';
import { type Decision, settleReceipt } from './settle-receipt.ts';

interface ReceivedPayment {
  /** Who reports it, such as `demonstration`. */
  source: string;
  /** Identifies the money at its source: what is reported twice came in once. */
  sourceKey: string;
  paymentId: number;
  amountCents: number;
  nowMs: number;
}

/** Money of which a service says that it is for a payment. Undefined if it has reported so before. */
export async function receivePayment(
  database: Database,
  { source, sourceKey, paymentId, amountCents, nowMs }: ReceivedPayment,
): Promise<Decision | undefined> {
  const { day } = toSaoPauloTime(nowMs);
  const money = { bank: '', account: '', day, amountCents, text: '', fitid: '', isDoubtful: false };
  await insertReceipts(database, { source, nowMs }, [{ key: sourceKey, ...money }]);
  const receipt = await database.kysely
    .selectFrom('receipts')
    .select('id')
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .executeTakeFirstOrThrow();
  return settleReceipt(database, { receiptId: receipt.id, paymentId, reason: 'told', decidedBy: 'shop', nowMs });
}
