// Grows a seeded database to a given number of products, for measuring how the shop behaves at another size.
import type { Database } from '#database/client.ts';

const copiedColumns = [
  'ean',
  'mpn',
  'brand_id',
  'category_id',
  'list_price_cents',
  'stock',
  'on_request',
  'indexable',
  'short_text',
  'long_html',
  'how_to_use_html',
  'weight_grams',
  'launched_at',
  'active',
] as const;

/** Copies every product with its shops, categories, filter values and variants until there are `target`. */
export async function multiplyCatalogue(database: Database, target: number): Promise<void> {
  const originals = await database.kysely.selectFrom('products').selectAll().orderBy('id').execute();
  const places = await readPlaces(database);
  await database.kysely.transaction().execute(async (transaction) => {
    let made = originals.length;
    for (let copy = 1; made < target; copy += 1) {
      for (const original of originals) {
        if (made >= target) break;
        const id = 1_000_000 + made;
        const kept = Object.fromEntries(copiedColumns.map((column) => [column, original[column]]));
        await transaction
          .insertInto('products')
          .values({
            ...(kept as Pick<typeof original, (typeof copiedColumns)[number]>),
            id,
            slug: `${original.slug}-${copy}`,
            name: `${original.name} ${copy}`,
            sku: `${original.sku}-${copy}`,
            price_cents: original.price_cents + ((copy * 37) % 900),
            popularity: (original.popularity * 31 + copy * 17) % 1000,
          })
          .execute();
        const own = places.get(original.id);
        if (own) {
          for (const shop_id of own.shops) {
            await transaction.insertInto('product_shops').values({ product_id: id, shop_id }).execute();
          }
          for (const category_id of own.categories) {
            await transaction.insertInto('product_categories').values({ product_id: id, category_id }).execute();
          }
          for (const filter_value_id of own.filterValues) {
            await transaction.insertInto('product_filter_values').values({ product_id: id, filter_value_id }).execute();
          }
        }
        made += 1;
      }
    }
  });
}

interface Places {
  shops: string[];
  categories: number[];
  filterValues: number[];
}

async function readPlaces(database: Database): Promise<Map<number, Places>> {
  const places = new Map<number, Places>();
  const of = (id: number): Places => {
    const known = places.get(id) ?? { shops: [], categories: [], filterValues: [] };
    places.set(id, known);
    return known;
  };
  const { kysely } = database;
  for (const row of await kysely.selectFrom('product_shops').selectAll().execute())
    of(row.product_id).shops.push(row.shop_id);
  for (const row of await kysely.selectFrom('product_categories').selectAll().execute())
    of(row.product_id).categories.push(row.category_id);
  for (const row of await kysely.selectFrom('product_filter_values').selectAll().execute())
    of(row.product_id).filterValues.push(row.filter_value_id);
  return places;
}
