// The products that a listing is about before any filter, and their order.
import { LRUCache } from 'lru-cache';
import type { OrderLabel } from '#contract/listing.ts';
import { createModelMemo } from '../memo.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueLandingPage, CatalogueProduct, ReadModel } from '../model.ts';

/** Positions in `products`. */
export interface Scope {
  /** Tells scopes of one model apart. */
  key: string;
  members: Int32Array;
  /** Of a search, by relevance: stands in for "Popularidade". */
  ranked?: Int32Array;
}

const maxRememberedPositions = 4_000_000;

const scopeMemo = createModelMemo(
  () =>
    new LRUCache<string, Int32Array>({ maxSize: maxRememberedPositions, sizeCalculation: ({ length }) => length + 1 }),
);

/** Works the positions out once for a model and key, as long as there is room. */
export function remember(model: ReadModel, key: string, create: () => Int32Array): Int32Array {
  const memo = scopeMemo(model);
  const known = memo.get(key);
  if (known) return known;
  const created = create();
  memo.set(key, created);
  return created;
}

/** Of an offers level only what is on offer at the prices of the model. */
export function createCategoryScope(model: ReadModel, category: CatalogueCategory, shopId: string): Scope {
  const key = `category:${category.id}:${shopId}`;
  const members = remember(model, key, () => {
    const sold = keepShop(model, listCategoryMembers(model, category), shopId);
    return category.isOffers ? sold.filter((index) => (model.prices.discounts[index] ?? 0) > 0) : sold;
  });
  return { key, members };
}

function listCategoryMembers(model: ReadModel, category: CatalogueCategory): Int32Array {
  if (category.isOffers && !category.mirrors) return listAll(model);
  return model.categoryMembers.get((category.mirrors ?? category).id) ?? new Int32Array();
}

/** Products of the brand that the shop sells. */
export function createBrandScope(model: ReadModel, brand: CatalogueBrand, shopId: string): Scope {
  const key = `brand:${brand.id}:${shopId}`;
  const isOfBrand = (index: number): boolean => model.products[index]?.brand === brand;
  return { key, members: remember(model, key, () => keepShop(model, listAll(model).filter(isOfBrand), shopId)) };
}

/** Products that the merchant put on the page and the shop sells. */
export function createLandingPageScope(model: ReadModel, page: CatalogueLandingPage, shopId: string): Scope {
  const key = `landing-page:${page.id}:${shopId}`;
  return { key, members: remember(model, key, () => keepShop(model, page.members, shopId)) };
}

/** Everything that the shop sells. */
export function createShopScope(model: ReadModel, shopId: string): Scope {
  const key = `shop:${shopId}`;
  return { key, members: remember(model, key, () => keepShop(model, listAll(model), shopId)) };
}

function listAll(model: ReadModel): Int32Array {
  return Int32Array.from(model.products, (product) => product.index);
}

function keepShop(model: ReadModel, members: Int32Array, shopId: string): Int32Array {
  return members.filter((index) => model.products[index]?.shops.has(shopId));
}

/** The members in an order. */
export function sortScope(model: ReadModel, scope: Scope, order: OrderLabel): Int32Array {
  if (scope.ranked && order === 'Popularidade') return scope.ranked;
  return remember(model, `${scope.key}|${order}`, () => {
    const { ranks, sorted } = model.orderBy(order);
    return scope.members
      .map((index) => ranks[index] ?? 0)
      .toSorted()
      .map((rank) => sorted[rank] ?? 0);
  });
}

/** The products at positions, in their order. */
export function listProducts(model: ReadModel, positions: Int32Array): CatalogueProduct[] {
  return Array.from(positions).flatMap((index) => model.products[index] ?? []);
}
