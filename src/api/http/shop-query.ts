import { toShopHomePath } from '#contract/site-paths.ts';

/** Shops are data: each row of the table is a shop. */
interface Shops {
  shops: readonly { id: string }[];
}

/** Id of the shop that serves requests without another shop. */
export const mainShopId = 'main';

/** `path` in a shop: `loja` selects every shop except the main one (specification 1). */
export function toShopPath(path: string, shopId: string): string {
  if (shopId === mainShopId) return path;
  return `${path}${path.includes('?') ? '&' : '?'}loja=${shopId}`;
}

/** The shop that `loja` names: exact and case-sensitive, the first value wins, else the main shop (reading A25). */
export function toShopId(request: { query(name: string): string | undefined }, { shops }: Shops): string {
  const wanted = request.query('loja');
  return shops.find(({ id }) => id === wanted)?.id ?? mainShopId;
}

/** The shop whose home path occurs anywhere in a path (specification 1); undefined when none does. */
export function findShopIdOfPath(path: string, { shops }: Shops): string | undefined {
  return shops.find(({ id }) => id !== mainShopId && path.includes(toShopHomePath(id)))?.id;
}
