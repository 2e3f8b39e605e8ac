import { shops } from './all-shops.ts';
import type { Shop } from './shop.ts';

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
