import { redirect } from 'react-router';
import { shops } from './all-shops.ts';
import { type Shop, toShopHref } from './shop.ts';

/**
 * A page answers in every shop, but what this one does not sell could not be bought here: the visitor is led to the
 * first shop that does. `sellers` are ids of shops; without them, or when none is known, the visitor stays.
 */
export function leadToSeller(shop: Pick<Shop, 'id'>, sellers: readonly string[] | undefined, url: URL): void {
  if (!sellers || sellers.includes(shop.id)) return;
  const seller = shops.find(({ id }) => sellers.includes(id));
  if (!seller) return;
  const parameters = new URLSearchParams(url.search);
  parameters.delete('loja');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  throw redirect(toShopHref(seller, url.pathname + query), 302);
}
