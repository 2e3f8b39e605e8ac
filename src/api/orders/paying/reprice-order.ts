import type { Selectable } from 'kysely';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { repriceLine } from '#rules/orders/change-payment.ts';
import type { PaymentKind } from '#rules/orders/order-lines.ts';
import { reasonsOf } from '../stored/columns.ts';

/** Its amounts become those of this payment method. Returns the total that is to be paid. */
export async function repriceOrder(
  transaction: Transaction,
  order: Selectable<OrderRow>,
  kind: PaymentKind,
): Promise<number> {
  if (order.payment_kind === kind) return order.total_cents;
  const lines = await transaction
    .selectFrom('order_lines')
    .select(['id', 'cash_cents as cashCents', 'pix_cents as pixCents', 'total_cents as totalCents', 'reasons_json'])
    .where('order_id', '=', order.id)
    .execute();
  let cashCents = 0;
  for (const { id, reasons_json, ...line } of lines) {
    const repriced = repriceLine({ ...line, reasons: reasonsOf({ reasons_json }) }, kind);
    cashCents += repriced.cashCents;
    await transaction
      .updateTable('order_lines')
      .set({
        cash_cents: repriced.cashCents,
        total_cents: repriced.totalCents,
        reasons_json: JSON.stringify(repriced.reasons),
      })
      .where('id', '=', id)
      .execute();
  }
  const totalCents = order.total_cents + order.cash_cents - cashCents;
  await transaction
    .updateTable('orders')
    .set({ payment_kind: kind, cash_cents: cashCents, total_cents: totalCents })
    .where('id', '=', order.id)
    .execute();
  return totalCents;
}
