// What an accountant needs of an order beyond what its buyer sees.

import type { Selectable } from 'kysely';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { OrderLineRow } from '#database/schema/orders.ts';
import { parseStockKey } from '../../pricing/lines/priced-item.ts';
import { unitsOf } from '../stored/columns.ts';
import type { StoredOrder } from '../stored/queries.ts';

export interface Accounting {
  /** Money that was paid back, and when the last of it was. What a payment service has yet to pay back does not count. */
  refundedCents: number;
  refundedAt: number | null;
  /** The codes of the lines, in their order. */
  lines: readonly FiscalCodes[];
}

interface FiscalCodes {
  /** Eight digits; a kit has those of its parts. */
  ncms: readonly string[];
  /** Empty for kits and chosen values, to which that of the product does not belong. */
  gtin: string;
}

export async function findAccounting(kysely: Queryable, { order, lines }: StoredOrder): Promise<Accounting> {
  const products = new Map(lines.map((line) => [line, listProductIds(line)]));
  const rows = await listProductCodes(kysely, [...products.values()].flat());
  const toCodes = (line: OrderLine): FiscalCodes => {
    const ofLine = (products.get(line) ?? []).flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const isWhole = line.kind === 'produto' && line.attribute_value_id === 0;
    return {
      ncms: [...new Set(ofLine.map(({ ncm }) => ncm))].filter((ncm) => ncm !== ''),
      gtin: isWhole ? (ofLine[0]?.ean ?? '') : '',
    };
  };
  return { ...(await findRefunded(kysely, order.id)), lines: lines.map(toCodes) };
}

type OrderLine = Selectable<OrderLineRow>;

/** Orders from before units were stored have them for products only. */
function listProductIds(line: OrderLine): number[] {
  const parts = unitsOf(line).map(({ key }) => parseStockKey(key).productId);
  return parts.length > 0 || line.kind !== 'produto' ? parts : [line.product_id];
}

async function listProductCodes(kysely: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return kysely.selectFrom('products').select(['id', 'ncm', 'ean']).where('id', 'in', ids).execute();
}

async function findRefunded(kysely: Queryable, orderId: number) {
  const payments = kysely.selectFrom('payments').select('id').where('order_id', '=', orderId);
  const receipts = kysely.selectFrom('receipts').select('id').where('payment_id', 'in', payments);
  const refunds = await kysely
    .selectFrom('refunds')
    .select(['amount_cents', 'created_at'])
    .where(({ eb, or }) => or([eb('payment_id', 'in', payments), eb('receipt_id', 'in', receipts)]))
    .where('next_attempt_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const refundedCents = refunds.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
  return { refundedCents, refundedAt: refunds.at(-1)?.created_at ?? null };
}
