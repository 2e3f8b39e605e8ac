import type { Database } from '#database/client.ts';
import { isUniqueViolation } from '#database/errors.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { type Invoice, parseInvoiceKey } from '#rules/orders/invoice.ts';
import { Refusal } from '../refusals/refusal.ts';
import { lockOrder, noteOrderEvent } from '../stored/move-order.ts';
import { requireLink } from './require-link.ts';

interface InvoiceOrderInput {
  orderId: number;
  /** 44 characters, with or without blanks. */
  key: string;
  /** Where the buyer can see the invoice; empty if nowhere. */
  link: string;
  /** Replaces another invoice of the order, which was cancelled at the tax authority. */
  isReplacing?: boolean | undefined;
  nowMs: number;
}

/** Stores the invoice of a paid order. The same one again changes nothing and returns false. */
export async function invoiceOrder(
  { kysely }: Database,
  { orderId, key, link, isReplacing, nowMs }: InvoiceOrderInput,
): Promise<boolean> {
  const invoice = parseInvoiceKey(key);
  if (!invoice) throw new Refusal('invalid-invoice-key');
  if (link !== '') requireLink(link);
  try {
    return await inTransaction(kysely, (transaction) =>
      store(transaction, { orderId, invoice, link, isReplacing, nowMs }),
    );
  } catch (error) {
    // Another order got the same invoice in the same moment.
    if (!isUniqueViolation(error)) throw error;
    throw createTakenError(error);
  }
}

const createTakenError = (cause?: unknown) => new Refusal('invoice-of-other-order', { cause });

async function store(
  transaction: Transaction,
  { orderId, invoice, link, isReplacing, nowMs }: Omit<InvoiceOrderInput, 'key'> & { invoice: Invoice },
): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return false;
  if (order.invoice_key === invoice.key && order.invoice_link === link) return false;
  if (order.paid_at === null) throw new Refusal('not-paid');
  const isOther = order.invoice_key !== null && order.invoice_key !== invoice.key;
  if (isOther && !isReplacing) throw new Refusal('has-other-invoice');
  const holder = await transaction
    .selectFrom('orders')
    .select('id')
    .where('invoice_key', '=', invoice.key)
    .where('id', '<>', orderId)
    .executeTakeFirst();
  if (holder) throw createTakenError();
  await transaction
    .updateTable('orders')
    .set({ invoice_number: invoice.number, invoice_key: invoice.key, invoice_link: link })
    .where('id', '=', orderId)
    .execute();
  if (order.invoice_key !== invoice.key)
    await noteOrderEvent(transaction, { orderId, kind: 'invoiced', actor: 'merchant', nowMs });
  return true;
}
