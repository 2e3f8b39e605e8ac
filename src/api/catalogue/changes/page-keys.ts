// Cache keys for the page cache and CDNs. This file: the keys of a page, and the keys that a product invalidates.

import { isAtOrBelow, pageCallsPath, toDocumentPath } from '#contract/site-paths.ts';
import { toAvailability } from '#rules/availability.ts';
import { findShopIdOfPath, toShopId } from '../../http/shop-query.ts';
import { type AddressTarget, findTarget, parseAddress } from '../published/addresses.ts';
import type { CatalogueProduct, ReadModel } from '../published/model.ts';

/** Key of pages that may show any product: home, search, lists, landing pages, showcases, sitemaps. */
export const anyProductKey = 'catalogue';

/**
 * Keys of the page or call at an address: its shop, its level and the data that it shows. A changed product affects
 * exactly the addresses that have one of its `listProductKeys`.
 */
export function listPageKeys(model: ReadModel, url: URL): string[] {
  const isPageCall = isAtOrBelow(url.pathname, pageCallsPath);
  const address = isPageCall ? url.searchParams.get('url') : toDocumentPath(url.pathname);
  const path = address === null ? undefined : parseAddress(model.siteUrl, address);
  const target = path === undefined ? undefined : findTarget(model, path);
  const query = { query: (name: string) => url.searchParams.get(name) ?? undefined };
  const shop = `shop-${findShopIdOfPath(path ?? '', model) ?? toShopId(query, model)}`;
  return target ? [shop, target.level.replaceAll('/', '-'), ...listTargetKeys(target)] : [shop, anyProductKey];
}

function listTargetKeys(target: AddressTarget): string[] {
  switch (target.level) {
    case 'product/detail':
      return listDetailKeys(target.product);
    case 'product/listing/category':
      // Offers may come from any category.
      return [target.category.isOffers ? anyProductKey : `category-${target.category.id}`];
    case 'product/listing/brand':
      return [`brand-${target.brand.id}`];
    case 'product/listing/landing-page':
      return [anyProductKey, `landing-page-${target.landingPage.id}`];
    case 'list/detail':
      return [anyProductKey, `list-${target.list.id}`];
    case 'page':
      return [anyProductKey, ...(target.page ? [`page-${target.page.id}`] : [])];
    case 'home':
    case 'list/listing':
    case 'product/listing/search':
      return [anyProductKey];
  }
}

/** The page of a sold-out product shows others of its category. */
function listDetailKeys({ id, units, onRequest, category }: CatalogueProduct): string[] {
  const isShort = units.some(({ stock }) => toAvailability(stock, onRequest) === 'indisponivel');
  return [`product-${id}`, ...(isShort ? [`category-${category.id}`] : [])];
}

/** Keys of the pages that show a product, besides `anyProductKey`: itself, its siblings, its categories and its brand. */
export function listProductKeys(model: ReadModel, productId: number): string[] {
  const product = model.productsById.get(productId);
  if (!product) return [];
  const categories = [...model.categoryMembers].filter(([, members]) => members.includes(product.index));
  return [
    `product-${productId}`,
    ...(product.siblings?.members ?? []).map((member) => `product-${member.product.id}`),
    ...categories.map(([id]) => `category-${id}`),
    `brand-${product.brand.id}`,
  ];
}
