// The products of a listing before any filter, and their order.

import type { OrderLabel } from '#contract/listing.ts';
import type {
  CatalogueBrand,
  CatalogueCategory,
  CatalogueItem,
  CatalogueLandingPage,
  ReadModel,
} from '../published/model.ts';

/** Positions in `items`; only searches and landing pages have lists. */
export interface Scope {
  members: Int32Array;
  /** For searches: relevance, which replaces "Popularidade". */
  ranked?: Int32Array;
}

/** An offers level contains only products below their list price at the model's prices. */
export function createCategoryScope(model: ReadModel, category: CatalogueCategory, shopId: string): Scope {
  const sold = keepShop(model, listCategoryMembers(model, category), shopId);
  return { members: category.isOffers ? sold.filter((index) => (model.prices.discounts[index] ?? 0) > 0) : sold };
}

function listCategoryMembers(model: ReadModel, category: CatalogueCategory): Int32Array {
  if (category.isOffers && !category.mirrors) return listAll(model);
  return model.categoryMembers.get((category.mirrors ?? category).id) ?? new Int32Array();
}

/** Products of the brand that the shop sells. */
export function createBrandScope(model: ReadModel, brand: CatalogueBrand, shopId: string): Scope {
  const isOfBrand = (index: number): boolean => model.products[index]?.brand === brand;
  return { members: keepShop(model, listAll(model).filter(isOfBrand), shopId) };
}

/** What the merchant put on the page and the shop sells. */
export function createLandingPageScope(model: ReadModel, page: CatalogueLandingPage, shopId: string): Scope {
  return { members: keepShop(model, page.members, shopId) };
}

/** Everything that the shop sells. */
export function createShopScope(model: ReadModel, shopId: string): Scope {
  return { members: keepShop(model, listAll(model), shopId) };
}

function listAll(model: ReadModel): Int32Array {
  return Int32Array.from(model.products, (product) => product.index);
}

function keepShop(model: ReadModel, members: Int32Array, shopId: string): Int32Array {
  return members.filter((index) => model.items[index]?.shops.has(shopId));
}

/** The members in the given order. */
export function sortScope(model: ReadModel, scope: Scope, order: OrderLabel): Int32Array {
  if (scope.ranked && order === 'Popularidade') return scope.ranked;
  const { ranks, sorted } = model.orderBy(order);
  return scope.members
    .map((index) => ranks[index] ?? 0)
    .toSorted()
    .map((rank) => sorted[rank] ?? 0);
}

/** The items at the given positions, in that order. */
export function listItems(model: ReadModel, positions: Int32Array): CatalogueItem[] {
  return Array.from(positions).flatMap((index) => model.items[index] ?? []);
}
