// Products with their related rows.

import { insertStock } from '#database/insert-stock.ts';
import { products } from '../data/all-products.ts';
import { listGiftFilters } from '../data/gifts.ts';
import { ncmOfCategory } from '../data/ncm.ts';
import { daysFrom, getId, startOfDayFrom, type CatalogueIndex } from './catalogue-index.ts';
import { insertRows, type SeedTransaction } from './insert-rows.ts';
import { type NumberedProduct, seedProof } from './seed-proof.ts';
import { listShots } from './shots.ts';
import type { SeedSize } from './types.ts';

const firstProductId = 101;
type TaxonomyIndex = Omit<CatalogueIndex, 'productIds' | 'listIds'>;

export async function seedProducts(
  transaction: SeedTransaction,
  index: TaxonomyIndex,
  now: Date,
): Promise<Map<string, number>> {
  const numbered = products.map((product, position) => ({ id: firstProductId + position, product }));
  await insertRows(
    transaction,
    'products',
    numbered.map((entry) => toProductRow(entry, index, now)),
  );
  await seedPlaces(transaction, numbered, index);
  await insertRows(transaction, 'product_facts', numbered.map(toFactsRow));
  await seedProof(transaction, numbered, now);
  await seedVariants(transaction, numbered, index);
  await insertStock(
    transaction,
    numbered.flatMap((entry) => listStock(entry, index)),
    now,
  );
  await seedSiblings(transaction, numbered, index);
  await seedSchedules(transaction, numbered, now);
  await insertRows(
    transaction,
    'product_pictures',
    numbered.flatMap((entry) => listPictureRows(entry, index, now)),
  );
  return new Map(numbered.map(({ id, product }) => [product.slug, id]));
}

function toProductRow({ id, product }: NumberedProduct, index: TaxonomyIndex, now: Date) {
  const first = product.variants?.values[0];
  return {
    id,
    slug: product.slug,
    name: product.name,
    sku: product.sku,
    ean: product.ean ?? '',
    mpn: product.sku,
    ncm: toNcm(product.category),
    brand_id: getId(index.brandIds, product.brand),
    category_id: getId(index.categoryIds, product.category),
    price_cents: first?.priceCents ?? product.priceCents,
    list_price_cents: (first ? first.listPriceCents : product.listPriceCents) ?? null,
    on_request: product.onRequest ? (1 as const) : (0 as const),
    indexable: product.indexable === false ? (0 as const) : (1 as const),
    short_text: product.short,
    long_html: product.long,
    how_to_use_html: product.howToUse,
    weight_grams: product.weightGrams,
    ...toSizeColumns(product.sizeCm),
    popularity: product.popularity,
    launched_at: daysFrom(now, -product.launchedDaysAgo),
    active: 1 as const,
  };
}

/** That of the deepest category that has one. */
function toNcm(category: string): string {
  const path = category.split('/');
  const paths = path.map((_, index) => path.slice(0, path.length - index).join('/'));
  return paths.map((prefix) => ncmOfCategory[prefix]).find((ncm) => ncm !== undefined) ?? '';
}

function toSizeColumns([height_cm, width_cm, length_cm]: SeedSize) {
  return { height_cm, width_cm, length_cm };
}

async function seedPlaces(transaction: SeedTransaction, numbered: NumberedProduct[], index: TaxonomyIndex) {
  await insertRows(
    transaction,
    'product_shops',
    numbered.flatMap(({ id, product }) => product.shops.map((shop) => ({ product_id: id, shop_id: shop }))),
  );
  await insertRows(
    transaction,
    'product_categories',
    numbered.flatMap(({ id, product }) =>
      [...new Set([product.category, ...(product.alsoIn ?? [])])].map((path) => ({
        product_id: id,
        category_id: getId(index.categoryIds, path),
      })),
    ),
  );
  await insertRows(
    transaction,
    'product_filter_values',
    numbered.flatMap(({ id, product }) =>
      Object.entries({ ...product.filters, ...listGiftFilters(product) }).flatMap(([name, labels]) =>
        [...new Set(labels)].map((label, position) => ({
          product_id: id,
          filter_value_id: getId(index.filterValueIds, `${name}|${label}`),
          position,
        })),
      ),
    ),
  );
  await insertRows(
    transaction,
    'product_badges',
    numbered.flatMap(({ id, product }) =>
      (product.badges ?? []).map((label) => ({ product_id: id, badge_id: getId(index.badgeIds, label) })),
    ),
  );
}

function toFactsRow({ id, product: { facts } }: NumberedProduct) {
  return {
    product_id: id,
    botanical_name: facts.botanicalName ?? null,
    plant_part: facts.plantPart ?? null,
    origin: facts.origin ?? null,
    extraction: facts.extraction ?? null,
    inci: facts.inci ?? null,
    allergens_json: JSON.stringify(facts.allergens ?? []),
    dilution: facts.dilution ?? null,
    pregnancy: facts.pregnancy ?? 'unknown',
    children: facts.children ?? 'unknown',
    pets: facts.pets ?? 'unknown',
    phototoxic: facts.phototoxic ?? 'unknown',
    warnings: facts.warnings ?? null,
    regulatory_purpose: facts.regulatoryPurpose ?? null,
  };
}

async function seedVariants(transaction: SeedTransaction, numbered: NumberedProduct[], index: TaxonomyIndex) {
  await insertRows(
    transaction,
    'variants',
    numbered.flatMap(({ id, product }) =>
      (product.variants?.values ?? []).map((value, position) => ({
        product_id: id,
        attribute_value_id: getId(
          index.attributeValueIds,
          `simples:${product.variants?.attribute ?? ''}|${value.label}`,
        ),
        sku: `${product.sku}${value.skuSuffix}`,
        price_cents: value.priceCents,
        list_price_cents: value.listPriceCents ?? null,
        weight_grams: value.weightGrams ?? null,
        ...(value.sizeCm ? toSizeColumns(value.sizeCm) : { height_cm: null, width_cm: null, length_cm: null }),
        position,
      })),
    ),
  );
}

function listStock({ id, product: { stock, variants } }: NumberedProduct, index: TaxonomyIndex) {
  if (!variants) return [{ product_id: id, attribute_value_id: 0, quantity: stock }];
  return variants.values.map((value) => ({
    product_id: id,
    attribute_value_id: getId(index.attributeValueIds, `simples:${variants.attribute}|${value.label}`),
    quantity: value.stock,
  }));
}

async function seedSiblings(transaction: SeedTransaction, numbered: NumberedProduct[], index: TaxonomyIndex) {
  const siblings = numbered.flatMap(({ id, product }) => (product.sibling ? [{ id, sibling: product.sibling }] : []));
  const groups = [...new Map(siblings.map(({ sibling }) => [sibling.group, sibling.attribute]))];
  const attributes = await transaction.selectFrom('attributes').selectAll().where('kind', '=', 'unico').execute();
  const attributeIds = new Map(attributes.map(({ id, name }) => [name, id]));
  await insertRows(
    transaction,
    'sibling_groups',
    groups.map(([slug, attribute], position) => ({
      id: position + 1,
      slug,
      attribute_id: getId(attributeIds, attribute),
    })),
  );
  await insertRows(
    transaction,
    'product_siblings',
    siblings.map(({ id, sibling }) => ({
      product_id: id,
      group_id: groups.findIndex(([slug]) => slug === sibling.group) + 1,
      attribute_value_id: getId(index.attributeValueIds, `unico:${sibling.attribute}|${sibling.label}`),
    })),
  );
}

async function seedSchedules(transaction: SeedTransaction, numbered: NumberedProduct[], now: Date) {
  await insertRows(
    transaction,
    'price_schedules',
    numbered.flatMap(({ id, product: { schedule } }) =>
      schedule
        ? [
            {
              product_id: id,
              name: schedule.name,
              price_cents: schedule.priceCents,
              starts_at: startOfDayFrom(now, schedule.startsInDays),
              ends_at: startOfDayFrom(now, schedule.endsInDays + 1) - 1000,
            },
          ]
        : [],
    ),
  );
}

function listPictureRows({ id, product }: NumberedProduct, index: TaxonomyIndex, now: Date) {
  return listShots(product, index.pictureKeys, now).map(({ key, alternative }, position) => ({
    product_id: id,
    position,
    picture_key: key,
    alternative,
  }));
}
