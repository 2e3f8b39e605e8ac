import type { RouterContextProvider } from 'react-router';
import { loadCarts } from '../../features/cart/view/load-carts.server.ts';
import { loadFavourites } from '../../features/favourites/load-favourites.server.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';

/**
 * The personal data of a page: cart, customer and favourites; empty and signed out without a session. What the API does not
 * answer is undefined, that is unknown: neither empty nor signed out.
 */
export async function loadPersonal(context: Readonly<RouterContextProvider>) {
  const storefront = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const { tipoImg } = context.get(deviceContext);
  const [carts, favourites] = await Promise.all([loadCarts(storefront, tipoImg), loadFavourites(storefront, customer)]);
  return { ...carts, customer, favourites, hasSession: storefront.api.hasSession };
}

export type Personal = Awaited<ReturnType<typeof loadPersonal>>;
