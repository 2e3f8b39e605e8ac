// Which shop an address or a product belongs to.

import { type Shop, type Shops, toShopHref } from './shop.ts';

/** Specification 1: by the first value of the query key `loja`, exact, or by the shop's path anywhere in the path. */
export function resolveShop<Member extends Pick<Shop, 'loja' | 'path'>>(
  url: { pathname: string; searchParams: URLSearchParams },
  shops: Shops<Member>,
): Member {
  const [defaultShop, ...others] = shops;
  const wanted = url.searchParams.get('loja');
  return others.find((shop) => shop.loja === wanted || url.pathname.includes(shop.path)) ?? defaultShop;
}

/**
 * Whether two addresses name the same shop. The router asks before it has loaded anything, so this knows no shops: addresses that
 * name different ones may still show the same, never the other way round.
 */
export function isSameShop(first: URL, second: URL): boolean {
  return toNamedShop(first) === toNamedShop(second);
}

function toNamedShop({ pathname, searchParams }: URL): string {
  return searchParams.get('loja') ?? /\/loja-([\w-]+)/.exec(pathname)?.[1] ?? '';
}

/** Falls back to the default shop for an unknown id. */
export function findShop(id: string, shops: Shops): Shop {
  return shops.find((shop) => shop.id === id) ?? shops[0];
}

/** Another shop that sells the product. */
export interface Seller {
  /** How it is written in running text: `na Loja`. */
  inText: string;
  /** The URL of the same page there. */
  href: string;
}

/**
 * Every shop serves every product page (reading A31), but only some sell the product. Returns the first shop that sells it;
 * undefined if this shop does, or if `sellers`, ids of shops, is empty.
 */
export function findSeller(
  { shop, shops }: { shop: Pick<Shop, 'id'>; shops: Shops },
  sellers: readonly string[] | undefined,
  url: URL,
): Seller | undefined {
  if (!sellers || sellers.includes(shop.id)) return undefined;
  const seller = shops.find(({ id }) => sellers.includes(id));
  return seller && { inText: seller.noTexto, href: toShopHref(seller, url.pathname) };
}
