// Which shop an address or a product belongs to.

import { shops } from './all-shops.ts';
import { type Shop, toShopHref } from './shop.ts';

/** Specification 1: by the first value of the query key `loja`, exact, or by the shop's path anywhere in the path. */
export function resolveShop(url: { pathname: string; searchParams: URLSearchParams }): Shop {
  const [defaultShop, ...others] = shops;
  const wanted = url.searchParams.get('loja');
  return others.find((shop) => shop.loja === wanted || url.pathname.includes(shop.homePath)) ?? defaultShop;
}

/** Falls back to the default shop for an unknown id. */
export function findShop(id: string): Shop {
  return shops.find((shop) => shop.id === id) ?? shops[0];
}

/** Another shop that sells the product. */
export interface Seller {
  /** As `Shop.inText`. */
  inText: string;
  /** The URL of the same page there. */
  href: string;
}

/**
 * Every shop serves every product page (reading A31), but only some sell the product. Returns the first shop that sells it;
 * undefined if this shop does, or if `sellers`, ids of shops, is empty.
 */
export function findSeller(
  shop: Pick<Shop, 'id'>,
  sellers: readonly string[] | undefined,
  url: URL,
): Seller | undefined {
  if (!sellers || sellers.includes(shop.id)) return undefined;
  const seller = shops.find(({ id }) => sellers.includes(id));
  return seller && { inText: seller.inText, href: toShopHref(seller, url.pathname) };
}
