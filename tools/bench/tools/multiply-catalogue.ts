// Grows a seeded database to a given number of products, for measuring how the shop behaves at another size.
import type { Database } from '#database/client.ts';
import { insertRows } from '#database/insert-rows.ts';

const firstCopyId = 1_000_000;

/** Copies products with all that listings show of them until there are `target`; does nothing when there are. */
export async function multiplyCatalogue(database: Database, target: number): Promise<void> {
  const { kysely } = database;
  const originals = await kysely.selectFrom('products').selectAll().orderBy('id').execute();
  const copies = Array.from({ length: Math.max(0, target - originals.length) }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('there is nothing to multiply');
    const round = 1 + Math.floor(index / originals.length);
    return {
      ...original,
      id: firstCopyId + index,
      slug: `${original.slug}-${round}`,
      name: `${original.name} ${round}`,
      sku: `${original.sku}-${round}`,
      price_cents: original.price_cents + ((round * 37) % 900),
      popularity: (original.popularity * 31 + round * 17) % 1000,
    };
  });
  const shops = await kysely.selectFrom('product_shops').selectAll().execute();
  const categories = await kysely.selectFrom('product_categories').selectAll().execute();
  const filterValues = await kysely.selectFrom('product_filter_values').selectAll().execute();
  const facts = await kysely.selectFrom('product_facts').selectAll().execute();
  const badges = await kysely.selectFrom('product_badges').selectAll().execute();
  const pictures = await kysely
    .selectFrom('product_pictures')
    .select(['product_id', 'position', 'picture_key', 'alternative'])
    .execute();
  const variants = await kysely
    .selectFrom('variants')
    .select(['product_id', 'attribute_value_id', 'sku', 'price_cents', 'list_price_cents', 'stock', 'position'])
    .execute();
  const hang = <Row extends { product_id: number }>(rows: readonly Row[]): Row[] => {
    const byProduct = Map.groupBy(rows, (row) => row.product_id);
    return copies.flatMap(({ id }, index) =>
      (byProduct.get(originals[index % originals.length]?.id ?? 0) ?? []).map((row) => ({ ...row, product_id: id })),
    );
  };
  await kysely.transaction().execute(async (transaction) => {
    await insertRows(transaction, 'products', copies);
    await insertRows(transaction, 'product_shops', hang(shops));
    await insertRows(transaction, 'product_categories', hang(categories));
    await insertRows(transaction, 'product_filter_values', hang(filterValues));
    await insertRows(transaction, 'product_facts', hang(facts));
    await insertRows(transaction, 'product_badges', hang(badges));
    await insertRows(transaction, 'product_pictures', hang(pictures));
    await insertRows(
      transaction,
      'variants',
      hang(variants).map((row) => ({ ...row, sku: `${row.sku}-${row.product_id}` })),
    );
  });
}
