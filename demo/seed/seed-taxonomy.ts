// Shops, brands, the category tree, filters, attributes and badges.

import type { Insertable } from 'kysely';
import type { CategoryRow } from '#database/schema/catalogue.ts';
import { products } from '../data/all-products.ts';
import { brands } from '../data/brands.ts';
import { categories, filters } from '../data/taxonomy.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import type { SeedCategory } from './types.ts';

const firstCategoryId = 10;
/** Colours from the brief's palette; text on background at 4.5 to 1 or better. */
export const badges = [
  { label: 'Mais vendido', text_color: '#1c2b24', background_color: '#ffffff' },
  { label: 'Novo', text_color: '#1c2b24', background_color: '#ffffff' },
  { label: 'Vegano', text_color: '#0b6b45', background_color: '#e6f4ec' },
];

export const shops = [
  { id: 'main', name: 'Manacá Aromas', position: 1 },
  { id: 'caszulo', name: 'Caszulo', position: 2 },
];

export async function seedTaxonomy(
  transaction: SeedTransaction,
): Promise<Omit<CatalogueIndex, 'productIds' | 'listIds'>> {
  const pictures = await transaction.selectFrom('pictures').select('key').execute();
  const pictureKeys = new Set(pictures.map(({ key }) => key));
  await seedShops(transaction);
  const brandIds = await seedBrands(transaction, pictureKeys);
  const categoryRows = listCategoryRows(pictureKeys);
  await insertRows(transaction, 'categories', categoryRows);
  const filterValueIds = await seedFilters(transaction);
  const attributeValueIds = await seedAttributes(transaction);
  await insertRows(
    transaction,
    'badges',
    badges.map((badge, index) => ({ id: index + 1, position: index, ...badge })),
  );
  return {
    pictureKeys,
    brandIds,
    categoryIds: new Map(categoryRows.map((row) => [row.path, row.id])),
    filterValueIds,
    attributeValueIds,
    badgeIds: new Map(badges.map((badge, index) => [badge.label, index + 1])),
  };
}

/** An empty shop has the rows already, with other names. */
async function seedShops(transaction: SeedTransaction): Promise<void> {
  await transaction
    .insertInto('shops')
    .values(shops.map((shop) => ({ ...shop, origin: 'demonstration' as const })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), origin: 'demonstration' })),
    )
    .execute();
}

async function seedBrands(
  transaction: SeedTransaction,
  pictureKeys: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const rows = brands.map((brand, index) => ({ id: index + 1, brand }));
  await insertRows(
    transaction,
    'brands',
    rows.map(({ id, brand }) => ({
      id,
      slug: brand.slug,
      name: brand.name,
      story: brand.story,
      picture_key: pictureKeys.has(`brands/${brand.slug}`) ? `brands/${brand.slug}` : null,
      active: 1 as const,
    })),
  );
  await insertRows(
    transaction,
    'brand_shops',
    rows.flatMap(({ id, brand }) => brand.shops.map((shop) => ({ brand_id: id, shop_id: shop }))),
  );
  return new Map(rows.map(({ id, brand }) => [brand.slug, id]));
}

type CategoryInsert = Insertable<CategoryRow> & { id: number };

export function listCategoryPaths(): string[] {
  return listCategoryRows(new Set()).map(({ path }) => path);
}

function listCategoryRows(pictureKeys: ReadonlySet<string>): CategoryInsert[] {
  const rows: CategoryInsert[] = [
    toCategoryRow({ id: firstCategoryId - 1, parent: undefined, position: 99, pictureKeys, isOffers: true }, offers),
  ];
  let nextId = firstCategoryId;
  const visit = (level: readonly SeedCategory[], parent: CategoryInsert | undefined): void => {
    for (const [position, category] of level.entries()) {
      const row = toCategoryRow({ id: nextId, parent, position, pictureKeys, isOffers: false }, category);
      nextId += 1;
      rows.push(row);
      visit(category.children ?? [], row);
    }
  };
  visit(categories, undefined);
  return rows;
}

const offers: SeedCategory = {
  slug: 'ofertas',
  name: 'Ofertas',
  palette: 'rosa',
  intro: 'Tudo o que está abaixo do preço de tabela agora. Enquanto durar o estoque de cada lote.',
};

interface CategoryPlace {
  id: number;
  parent: CategoryInsert | undefined;
  position: number;
  pictureKeys: ReadonlySet<string>;
  isOffers: boolean;
}

function toCategoryRow(place: CategoryPlace, category: SeedCategory): CategoryInsert {
  const path = place.parent ? `${place.parent.path}/${category.slug}` : category.slug;
  const pictureKey = `categories/${path.replaceAll('/', '--')}`;
  return {
    id: place.id,
    parent_id: place.parent?.id ?? null,
    slug: category.slug,
    path,
    name: category.name,
    level: (place.parent?.level ?? 0) + 1,
    position: place.position,
    intro: category.intro,
    text: category.text ?? '',
    picture_key: place.pictureKeys.has(pictureKey) ? pictureKey : null,
    is_offers: place.isOffers ? 1 : 0,
  };
}

async function seedFilters(transaction: SeedTransaction): Promise<Map<string, number>> {
  const names = Object.keys(filters);
  await insertRows(
    transaction,
    'filters',
    names.map((name, index) => ({ id: index + 1, name, position: index })),
  );
  const values = names.flatMap((name, index) =>
    (filters[name] ?? []).map((label, position) => ({ name, filterId: index + 1, label, position })),
  );
  await insertRows(
    transaction,
    'filter_values',
    values.map(({ filterId, label, position }, index) => ({ id: 51 + index, filter_id: filterId, label, position })),
  );
  return new Map(values.map(({ name, label }, index) => [`${name}|${label}`, 51 + index]));
}

/** Attribute names of both kinds with their labels, in the order in which products first use them. */
async function seedAttributes(transaction: SeedTransaction): Promise<Map<string, number>> {
  const labels = new Map<string, Set<string>>();
  const note = (kind: 'simples' | 'unico', name: string, label: string): void => {
    const key = `${kind}:${name}`;
    labels.set(key, (labels.get(key) ?? new Set()).add(label));
  };
  for (const product of products) {
    for (const value of product.variants?.values ?? []) note('simples', product.variants?.attribute ?? '', value.label);
    if (product.sibling) note('unico', product.sibling.attribute, product.sibling.label);
  }
  const attributes = [...labels.keys()].map((key, index) => ({ id: index + 1, key }));
  await insertRows(
    transaction,
    'attributes',
    attributes.map(({ id, key }) => ({ id, kind: key.split(':')[0] ?? '', name: key.split(':')[1] ?? '' })),
  );
  const values = attributes.flatMap(({ id, key }) =>
    [...(labels.get(key) ?? [])].map((label, position) => ({ attributeId: id, key, label, position })),
  );
  await insertRows(
    transaction,
    'attribute_values',
    values.map(({ attributeId, label, position }, index) => ({
      id: 201 + index,
      attribute_id: attributeId,
      label,
      position,
    })),
  );
  return new Map(values.map(({ key, label }, index) => [`${key}|${label}`, 201 + index]));
}
