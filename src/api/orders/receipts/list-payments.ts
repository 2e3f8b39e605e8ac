import type { Queryable } from '#database/schema/database-schema.ts';
import { toSaoPauloTime } from '#rules/calendar-day.ts';
import { formatOrderNumber } from '#rules/orders/order-number.ts';
import type { StatementPayment } from '#rules/statements/payments.ts';

/** A payment by Pix, with the account of the receipt that has paid it. */
export interface OpenPayment extends StatementPayment {
  /** As people see it. */
  orderNumber: string;
  /** False while no money is known for it, also if the merchant has said that it is paid. */
  isBacked: boolean;
  bank: string | null;
  account: string | null;
}

/** The payments since an instant. A cancelled one is among them: its code can be paid as well. */
export async function listPayments(kysely: Queryable, sinceMs: number): Promise<OpenPayment[]> {
  const rows = await kysely
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.payment_id', '=', 'payments.id').on('receipts.used_cents', '>', 0),
    )
    .select([
      'payments.id',
      'payments.amount_cents',
      'payments.created_at',
      'payments.expires_at',
      'payments.txid',
      'orders.number',
      'orders.name',
      'orders.document',
      'receipts.id as receiptId',
      'receipts.bank',
      'receipts.account',
    ])
    .where('payments.kind', '=', 'pix')
    // What a payment service takes is not on the merchant's statement.
    .where('payments.adapter', '=', 'pix-static')
    .where('payments.created_at', '>=', sinceMs)
    .orderBy('payments.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountCents: row.amount_cents,
    placedDay: toSaoPauloTime(row.created_at).day,
    expiresDay: toSaoPauloTime(row.expires_at).day,
    payerName: row.name,
    payerDocument: row.document,
    txid: row.txid ?? undefined,
    orderNumber: formatOrderNumber(row.number),
    isBacked: row.receiptId !== null,
    bank: row.bank,
    account: row.account,
  }));
}
