// Finds the products and lists of the demonstration that orders, carts or the owner's lists refer to.

import { z } from 'zod';
import type { Transaction } from '#database/schema/database-schema.ts';

export interface DemonstrationUses {
  /** Named by an order or a cart. */
  named: { products: Set<number>; lists: Set<number> };
  /** Parts of the owner's own lists. */
  ownParts: Set<number>;
}

/** `units_json` of an order's line: keys such as `101-51`, product and value. */
const unitsSchema = z.array(z.object({ key: z.templateLiteral([z.number().int(), '-', z.number().int()]) }));

/** Orders name what they took from stock, so that a cancellation can give it back; a cart with a list may have any of its parts. */
export async function findUses(transaction: Transaction): Promise<DemonstrationUses> {
  const ordered = await transaction.selectFrom('order_lines').select(['kind', 'product_id', 'units_json']).execute();
  const inCarts = await transaction.selectFrom('cart_lines').select(['kind', 'product_id']).distinct().execute();
  const products = new Set<number>();
  const lists = new Set<number>();
  for (const { kind, product_id: id } of [...ordered, ...inCarts]) (kind === 'lista' ? lists : products).add(id);
  for (const { units_json: json } of ordered)
    for (const { key } of unitsSchema.parse(JSON.parse(json))) products.add(Number(key.split('-')[0]));
  const parts = await transaction
    .selectFrom('list_parts')
    .innerJoin('lists', 'lists.id', 'list_id')
    .select(['list_id', 'product_id', 'origin'])
    .execute();
  for (const { list_id: listId, product_id: productId } of parts) if (lists.has(listId)) products.add(productId);
  const ownParts = parts.filter(({ origin }) => origin === 'own').map(({ product_id: id }) => id);
  return { named: { products, lists }, ownParts: new Set(ownParts) };
}
