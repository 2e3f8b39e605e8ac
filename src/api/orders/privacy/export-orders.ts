import { type DataExport, exportedOrderSchema, exportedPurchaseSchema } from '#contract/customers/privacy.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { formatDocument } from '#rules/document.ts';
import { toReais } from '#rules/money.ts';
import { formatPhone } from '#rules/phone.ts';
import { loadOrder } from '../stored/queries.ts';
import { toOrder } from '../view/wire.ts';
import { isOrderOf, type OrderOwner } from './order-owner.ts';

interface OrdersToExport extends OrderOwner {
  /** CPF or CNPJ of the customer. */
  document: string;
  nowMs: number;
}

/**
 * The orders of a customer with everything that is stored about the person, the oldest first. Anybody can type an e-mail address: of
 * the order of a guest with another document only what was bought is exported, and nothing of the person.
 */
export async function exportOrders(
  kysely: Queryable,
  { document, nowMs, ...owner }: OrdersToExport,
): Promise<DataExport['pedidos']> {
  const rows = await kysely
    .selectFrom('orders')
    .selectAll()
    .where((eb) => isOrderOf(eb, owner))
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
  const exported: DataExport['pedidos'] = [];
  for (const row of rows) {
    const order = { ...toOrder(await loadOrder(kysely, row), nowMs), loja: row.shop_id };
    const isOwn = row.customer_id !== null || row.document === document;
    if (!isOwn) {
      exported.push(exportedPurchaseSchema.parse(order));
      continue;
    }
    exported.push(
      exportedOrderSchema.parse({
        ...order,
        contato: {
          ...order.contato,
          documento: formatDocument(row.document),
          celular: formatPhone(row.phone),
        },
        recebimentos: await listReceipts(kysely, row.id),
      }),
    );
  }
  return exported;
}

/** Money that came in for the order, with what the bank says of who paid. */
async function listReceipts(kysely: Queryable, orderId: number) {
  const rows = await kysely
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .select(['receipts.day', 'receipts.amount_cents', 'receipts.text'])
    .where('payments.order_id', '=', orderId)
    .orderBy('receipts.id')
    .execute();
  return rows.map((row) => ({ dia: row.day, valor: toReais(row.amount_cents), texto: row.text }));
}
