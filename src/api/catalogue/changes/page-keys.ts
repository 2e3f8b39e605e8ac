// Cache keys for the page cache and CDNs. This file: the keys of a page, and the keys that a change affects.

import { anyProductKey, bannersKey, listsKey, menusKey, pagesKey, unknownKeys } from '#contract/cache-keys.ts';
import { apiBasePath, isAtOrBelow, pageCallsPath, sitePaths, toDocumentPath } from '#contract/site-paths.ts';
import { findShopIdOfPath, toShopId } from '../../http/shop-query.ts';
import { type AddressTarget, findTarget, parseAddress } from '../published/addresses.ts';
import type { CatalogueData, CatalogueItem, CatalogueList, CatalogueProduct, ReadModel } from '../published/model.ts';

/** Keys of addresses that are no page of the catalogue; the response of any other may show everything. */
const otherKeys: readonly [path: string, keys: readonly string[]][] = [
  [`${apiBasePath}/brands`, []],
  [`${apiBasePath}/settings`, []],
  [`${apiBasePath}/shops`, []],
  [`${apiBasePath}/struct`, [menusKey]],
  [`${apiBasePath}/showcase/banners`, [bannersKey]],
  [`${apiBasePath}/showcase/products`, [anyProductKey]],
];

/** Calls for one page, whatever their `url` says. */
const pagesOfCalls = new Map<string, string>([
  [`${pageCallsPath}/home`, sitePaths.home],
  [`${pageCallsPath}/list/listing`, sitePaths.lists],
  [`${pageCallsPath}/product/listing/search`, sitePaths.search],
]);

/**
 * Keys of the page or call at an address: its shop, its level and the data that it shows. A changed product affects
 * exactly the addresses that have one of its `listProductKeys`.
 */
export function listPageKeys(model: ReadModel, url: URL): string[] {
  const isPageCall = isAtOrBelow(url.pathname, pageCallsPath);
  const address = isPageCall ? url.searchParams.get('url') : toDocumentPath(url.pathname);
  const path = address === null ? undefined : parseAddress(model.siteUrl, address);
  const shownPath = pagesOfCalls.get(url.pathname) ?? path;
  const target = shownPath === undefined ? undefined : findTarget(model, shownPath);
  const query = { query: (name: string) => url.searchParams.get(name) ?? undefined };
  const shop = `shop-${findShopIdOfPath(path ?? '', model) ?? toShopId(query, model)}`;
  if (target) return [shop, target.level.replaceAll('/', '-'), ...listTargetKeys(target)];
  const other = otherKeys.find(([start]) => isAtOrBelow(url.pathname, start));
  return [shop, ...(other ? other[1] : unknownKeys)];
}

function listTargetKeys(target: AddressTarget): string[] {
  switch (target.level) {
    case 'product/detail':
      return [`product-${target.product.id}`];
    case 'product/listing/category':
      // Offers may come from any category.
      return [target.category.isOffers ? anyProductKey : `category-${target.category.id}`, bannersKey];
    case 'product/listing/brand':
      return [`brand-${target.brand.id}`];
    case 'product/listing/landing-page':
      return [`landing-page-${target.landingPage.id}`];
    case 'list/detail':
      return [`list-${target.list.id}`];
    case 'page':
      return [pagesKey, ...(target.page ? [`page-${target.page.id}`] : [])];
    case 'home':
      return [anyProductKey, bannersKey];
    case 'list/listing':
      return [listsKey];
    case 'product/listing/search':
      return [anyProductKey];
  }
}

/** Keys of all pages that show a product. */
export function listProductKeys(model: ReadModel, productId: number): string[] {
  const product = model.productsById.get(productId);
  if (!product) return [];
  const { index } = product;
  const categories = [...model.categoryMembers].filter(([, members]) => members.includes(index));
  const lists = listListsWith(model, product);
  return [
    anyProductKey,
    `product-${productId}`,
    ...(product.siblings?.members ?? []).map((member) => `product-${member.product.id}`),
    ...(model.pairOwners.get(productId) ?? []).map((id) => `product-${id}`),
    ...categories.map(([id]) => `category-${id}`),
    `brand-${product.brand.id}`,
    ...lists.map(({ id }) => `list-${id}`),
    ...(lists.length > 0 ? [listsKey] : []),
    ...listLandingPageKeys(model, [product, ...lists]),
  ];
}

export function listLandingPageKeys(model: ReadModel, items: readonly CatalogueItem[]): string[] {
  const pages = [...model.landingPagesBySlug.values()];
  const shown = pages.filter(({ members }) => items.some(({ index }) => members.includes(index)));
  return shown.map(({ id }) => `landing-page-${id}`);
}

/** Keys of the pages that depend on whether a product is there at all: besides those that show it, menus and sibling categories. */
export function listPresenceKeys(model: ReadModel, productId: number): string[] {
  const product = model.productsById.get(productId);
  const own = [anyProductKey, menusKey, `product-${productId}`];
  if (!product) return own;
  const places = [...model.categoryMembers.keys()].flatMap((id) => {
    const category = model.categoriesById.get(id);
    return category && model.categoryMembers.get(id)?.includes(product.index) ? [category] : [];
  });
  const siblings = places.flatMap(({ parent }) => parent?.children ?? model.categories);
  return [...own, ...listProductKeys(model, productId), ...siblings.map(({ id }) => `category-${id}`)];
}

/** The kits and curated lists that contain a product. */
export function listListsWith({ lists }: Pick<CatalogueData, 'lists'>, product: CatalogueProduct): CatalogueList[] {
  return lists.filter(({ parts }) => parts.some((part) => part.product === product));
}
