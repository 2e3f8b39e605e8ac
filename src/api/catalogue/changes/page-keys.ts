// What changes for caches in front of the shop. This file: the keys of what an address shows, and of what a product is on.
import { toAvailability } from '#rules/availability.ts';
import { findShopIdOfPath, toShopId } from '../../http/shop-query.ts';
import { type AddressTarget, findTarget, parseAddress } from '../addresses.ts';
import type { CatalogueProduct, ReadModel } from '../model.ts';

/** Of everything that any product may stand on: home, search, lists, landing pages, showcases, sitemaps. */
export const anyProductKey = 'catalogue';

const pageCalls = '/api/v2/front/url/';

/**
 * Names of what the page or call at an address shows: its shop, its level and whatever moves it. A product that changes
 * moves exactly the addresses under one of its `listProductKeys`.
 */
export function listPageKeys(model: ReadModel, url: URL): string[] {
  const address = url.pathname.startsWith(pageCalls) ? url.searchParams.get('url') : toDocumentPath(url.pathname);
  const path = address === null ? undefined : parseAddress(model.siteUrl, address);
  const target = path === undefined ? undefined : findTarget(model, path);
  const query = { query: (name: string) => url.searchParams.get(name) ?? undefined };
  const shop = `shop-${findShopIdOfPath(path ?? '', model) ?? toShopId(query, model)}`;
  return target ? [shop, target.level.replaceAll('/', '-'), ...listTargetKeys(target)] : [shop, anyProductKey];
}

/** The router asks for `/path.data`, of an address with a slash at its end for `/path/_.data`. */
function toDocumentPath(pathname: string): string {
  return pathname.replace(/(?:^\/_root|\/_|)\.data$/, '') || '/';
}

function listTargetKeys(target: AddressTarget): string[] {
  switch (target.level) {
    case 'product/detail':
      return listDetailKeys(target.product);
    case 'product/listing/category':
      // What is on offer may come from anywhere.
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

/** What is sold out shows others of its category. */
function listDetailKeys({ id, units, onRequest, category }: CatalogueProduct): string[] {
  const isShort = units.some(({ stock }) => toAvailability(stock, onRequest) === 'indisponivel');
  return [`product-${id}`, ...(isShort ? [`category-${category.id}`] : [])];
}

/** Of all that shows a product in a model besides `anyProductKey`: itself, its siblings, its categories and its brand. */
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
