// The whole catalogue: taxonomy, products, combinations, kits and lists, reviews.

import { products } from '../data/all-products.ts';
import { listGiftFilters } from '../data/gifts.ts';
import { lists } from '../data/lists.ts';
import { getId, type CatalogueIndex } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import { seedProducts } from './seed-products.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedTaxonomy } from './seed-taxonomy.ts';
import { listKitShots } from './shots.ts';
import type { SeedListPart } from './types.ts';

const firstListId = 5001;

export async function seedCatalogue(transaction: SeedTransaction, now: Date): Promise<CatalogueIndex> {
  const taxonomy = await seedTaxonomy(transaction);
  const productIds = await seedProducts(transaction, taxonomy, now);
  const listIds = new Map(lists.map(({ slug }, position) => [slug, firstListId + position]));
  const index: CatalogueIndex = { ...taxonomy, productIds, listIds };
  await seedCombinations(transaction, index);
  await seedLists(transaction, index);
  await seedReviews(transaction, index, listIds, now);
  return index;
}

/** The first two parts of kits are also offered as combinations on product pages. */
async function seedCombinations(transaction: SeedTransaction, index: CatalogueIndex) {
  const pairs = new Map<string, { first: SeedListPart; second: SeedListPart }>();
  for (const list of lists) {
    const [first, second] = list.parts;
    if (first && second && first.product !== second.product)
      pairs.set(`${first.product}+${second.product}`, { first, second });
  }
  await insertRows(
    transaction,
    'combinations',
    [...pairs.values()].map(({ first, second }) => ({
      product_id: getId(index.productIds, first.product),
      other_product_id: getId(index.productIds, second.product),
      discount_kind: 'porcentagem',
      discount: 8,
    })),
  );
}

async function seedLists(transaction: SeedTransaction, index: CatalogueIndex): Promise<void> {
  const numbered = lists.map((list) => ({ id: getId(index.listIds, list.slug), list }));
  await insertRows(
    transaction,
    'lists',
    numbered.map(({ id, list }) => ({
      id,
      slug: list.slug,
      name: list.name,
      sku: list.sku,
      kind: list.kind,
      short_text: list.short,
      long_html: list.long,
      discount_percent: list.discountPercent,
      can_choose_value: list.canChooseValue ? (1 as const) : (0 as const),
      picture_key: index.pictureKeys.has(`lists/${list.slug}-1`) ? `lists/${list.slug}-1` : null,
      popularity: list.popularity,
      active: 1 as const,
    })),
  );
  await insertRows(
    transaction,
    'list_pictures',
    numbered.flatMap(({ id, list }) =>
      listKitShots(list, products, index.pictureKeys).map(({ key, alternative }, position) => ({
        list_id: id,
        position,
        picture_key: key,
        alternative,
      })),
    ),
  );
  await insertRows(
    transaction,
    'list_shops',
    numbered.flatMap(({ id, list }) => list.shops.map((shop) => ({ list_id: id, shop_id: shop }))),
  );
  await insertRows(
    transaction,
    'list_parts',
    numbered.flatMap(({ id, list }) =>
      list.parts.map((part, position) => ({
        list_id: id,
        product_id: getId(index.productIds, part.product),
        attribute_value_id: findPartValue(index, part),
        quantity: part.quantity,
        position,
      })),
    ),
  );
  await insertRows(
    transaction,
    'list_filter_values',
    numbered.flatMap(({ id, list }) =>
      Object.entries(listGiftFilters(list)).flatMap(([name, labels]) =>
        labels.map((label) => ({ list_id: id, filter_value_id: getId(index.filterValueIds, `${name}|${label}`) })),
      ),
    ),
  );
}

/** The preselected value: the named one, else the first in stock of a product with values. */
function findPartValue(index: CatalogueIndex, part: SeedListPart): number | null {
  const variants = products.find((product) => product.slug === part.product)?.variants;
  if (!variants) return null;
  const named = variants.values.find((value) => value.label === part.value);
  const value = named ?? variants.values.find(({ stock }) => stock > 0) ?? variants.values[0];
  return value ? getId(index.attributeValueIds, `simples:${variants.attribute}|${value.label}`) : null;
}
