import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { recordChange } from '#database/record-change.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { findUses } from './find-uses.ts';
import { insertTemplates } from './insert-templates.ts';
import { beginAgain } from './installation.ts';
import { removeContent } from './remove-content.ts';
import { removeAccounts, removeCoupons } from './remove-customers.ts';
import { removeTaxonomy } from './remove-taxonomy.ts';
import { templateShops } from './templates/shops.ts';

/** What stays, because an order, a cart or something of the owner names it. */
export interface KeptRow {
  kind: 'product' | 'list' | 'brand' | 'category' | 'coupon' | 'customer';
  name: string;
}

/**
 * Takes the demonstration out of a shop, in one transaction: all rows that no order, no cart and nothing of the owner names.
 * What stays is not for sale any more, unless the owner's own lists sell it, and is returned. Templates take the place of its texts.
 */
export function removeDemonstration({ kysely }: Database, nowMs: number): Promise<KeptRow[]> {
  return inTransaction(kysely, async (transaction) => {
    await lockStock(transaction);
    // First, because the carts of these accounts go with them, and would keep goods.
    await removeAccounts(transaction);
    await removeGoods(transaction);
    await removeContent(transaction);
    await removeTaxonomy(transaction);
    await removeCoupons(transaction, nowMs);
    for (const { id, name } of templateShops)
      await transaction
        .updateTable('shops')
        .set({ name, origin: 'template' })
        .where('id', '=', id)
        .where('origin', '=', 'demonstration')
        .execute();
    await insertTemplates(transaction, nowMs);
    await beginAgain(transaction, 'empty');
    await recordChange(transaction, { kind: 'all' });
    return listKept(transaction);
  });
}

/** An order that is being placed has locked what it takes: it is finished before, or finds the stock gone. */
async function lockStock(transaction: Transaction): Promise<void> {
  await transaction
    .updateTable('stock')
    .set(({ ref }) => ({ quantity: ref('quantity') }))
    .where('product_id', 'in', (query) =>
      query.selectFrom('products').select('id').where('origin', '=', 'demonstration'),
    )
    .execute();
}

/** Invented reviews and questions go in any case. */
async function removeGoods(transaction: Transaction): Promise<void> {
  for (const table of ['reviews', 'questions', 'store_reviews', 'store_review_keys'] as const)
    await transaction.deleteFrom(table).where('origin', '=', 'demonstration').execute();
  const { named, ownParts } = await findUses(transaction);
  const used = [...named.products, ...ownParts];
  await transaction
    .deleteFrom('lists')
    .where('origin', '=', 'demonstration')
    .$if(named.lists.size > 0, (query) => query.where('id', 'not in', [...named.lists]))
    .execute();
  await transaction
    .deleteFrom('products')
    .where('origin', '=', 'demonstration')
    .$if(used.length > 0, (query) => query.where('id', 'not in', used))
    .execute();
  await transaction.updateTable('lists').set({ active: 0 }).where('origin', '=', 'demonstration').execute();
  await transaction
    .updateTable('products')
    .set({ active: 0 })
    .where('origin', '=', 'demonstration')
    .$if(ownParts.size > 0, (query) => query.where('id', 'not in', [...ownParts]))
    .execute();
}

async function listKept(transaction: Transaction): Promise<KeptRow[]> {
  const named = { products: 'product', lists: 'list', brands: 'brand', categories: 'category' } as const;
  const kept: KeptRow[] = [];
  for (const table of ['products', 'lists', 'brands', 'categories'] as const) {
    const rows = await transaction.selectFrom(table).select('name').where('origin', '=', 'demonstration').execute();
    kept.push(...rows.map(({ name }) => ({ kind: named[table], name })));
  }
  const coupons = await transaction
    .selectFrom('coupons')
    .select('code')
    .where('origin', '=', 'demonstration')
    .execute();
  const customers = await transaction
    .selectFrom('customers')
    .select('email')
    .where('origin', '=', 'demonstration')
    .execute();
  return [
    ...kept,
    ...coupons.map(({ code }) => ({ kind: 'coupon' as const, name: code })),
    ...customers.map(({ email }) => ({ kind: 'customer' as const, name: email })),
  ];
}
