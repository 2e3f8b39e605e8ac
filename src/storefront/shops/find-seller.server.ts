import { shops } from './all-shops.ts';
import { type Shop, toShopHref } from './shop.ts';

/** Another shop that sells the product. */
export interface Seller {
  name: string;
  /** The same page there. */
  href: string;
}

/**
 * A page answers in every shop (reading A31), but what this one does not sell cannot be bought here: the first shop that
 * does. Undefined where this shop sells it, and where `sellers`, ids of shops, tells of none.
 */
export function findSeller(
  shop: Pick<Shop, 'id'>,
  sellers: readonly string[] | undefined,
  url: URL,
): Seller | undefined {
  if (!sellers || sellers.includes(shop.id)) return undefined;
  const seller = shops.find(({ id }) => sellers.includes(id));
  return seller && { name: seller.name, href: toShopHref(seller, url.pathname) };
}
