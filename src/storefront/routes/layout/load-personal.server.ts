import type { RouterContextProvider } from 'react-router';
import { loadCarts } from '../../features/cart/view/load-carts.server.ts';
import { customerContext, type Customer } from '../../middleware/user-logado.server.ts';
import { deviceContext, storefrontContext, type StorefrontContext } from '../../request-context.server.ts';

/**
 * The personal data of a page: cart, customer and favourites. What the API does not answer is undefined, that is unknown: neither
 * empty nor signed out.
 */
export async function loadPersonal(context: Readonly<RouterContextProvider>) {
  const storefront = context.get(storefrontContext);
  const customer = context.get(customerContext);
  const { tipoImg } = context.get(deviceContext);
  const [carts, favourites] = await Promise.all([loadCarts(storefront, tipoImg), loadFavourites(storefront, customer)]);
  return { ...carts, customer, favourites, hasSession: storefront.api.hasSession };
}

export type Personal = Awaited<ReturnType<typeof loadPersonal>>;

/** Product ids of the customer's favourites: null for visitors, undefined if the API fails. */
async function loadFavourites(
  { api, onError }: StorefrontContext,
  customer: Customer | null | undefined,
): Promise<number[] | null | undefined> {
  if (!customer) return customer;
  try {
    return (await api.call('wishlist', { skipsErrorPage: true })).favoritos;
  } catch (error) {
    onError(error, 'Erro ao buscar os favoritos:');
    return undefined;
  }
}
