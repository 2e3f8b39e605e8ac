import type { Customer } from '../../middleware/user-logado.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';

/** Product ids of the customer's favourites: null for visitors, undefined if the API fails. */
export async function loadFavourites(
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
