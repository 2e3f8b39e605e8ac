import type { Selectable } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { ReceiptRow } from '#database/schema/fulfilment.ts';

export interface ListedReceipt {
  receipt: Selectable<ReceiptRow>;
  /** The number of the order that it is for, as it is stored. */
  orderNumber: string | null;
  /** The service was asked to pay it back, and has not done so yet. */
  isRefundUnderWay: boolean;
}

/** The receipts that a person has to decide on or to pay back, or all of them; the oldest first. */
export async function listReceipts(kysely: Queryable, hasAll: boolean): Promise<ListedReceipt[]> {
  const underWay = kysely
    .selectFrom('refunds')
    .select('receipt_id')
    .where('receipt_id', 'is not', null)
    .where('next_attempt_at', 'is not', null);
  const rows = await kysely
    .selectFrom('receipts')
    .leftJoin('payments', 'payments.id', 'receipts.payment_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('receipts')
    .select('orders.number as orderNumber')
    .$if(!hasAll, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('receipts.state', 'in', ['unmatched', 'proposed', 'refund-due']),
          eb('receipts.id', 'in', underWay.$castTo<{ receipt_id: number }>()),
        ]),
      ),
    )
    .orderBy('receipts.id')
    .execute();
  const idsUnderWay = new Set((await underWay.execute()).map((refund) => refund.receipt_id));
  return rows.map(({ orderNumber, ...receipt }) => ({
    receipt,
    orderNumber,
    isRefundUnderWay: idsUnderWay.has(receipt.id),
  }));
}
