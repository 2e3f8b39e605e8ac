import type { Kysely, Selectable } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';

export interface ListedReceipt {
  receipt: Selectable<ReceiptRow>;
  /** Of the order that it is for, as it is stored. */
  orderNumber: string | null;
}

/** The receipts that a person has to decide on or to pay back, or all of them; the oldest first. */
export async function listReceipts(kysely: Kysely<DatabaseSchema>, hasAll: boolean): Promise<ListedReceipt[]> {
  const rows = await kysely
    .selectFrom('receipts')
    .leftJoin('payments', 'payments.id', 'receipts.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('receipts')
    .select('orders.number as orderNumber')
    .$if(!hasAll, (query) => query.where('receipts.state', 'in', ['unmatched', 'proposed', 'refund-due']))
    .orderBy('receipts.id')
    .execute();
  return rows.map(({ orderNumber, ...receipt }) => ({ receipt, orderNumber }));
}
