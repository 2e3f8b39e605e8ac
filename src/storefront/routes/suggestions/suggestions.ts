import { toCardView } from '../../features/product/card-view.ts';
import { ApiCallError } from '../../lib/http/api-client.server.ts';
import { deviceContext } from '../../lib/middleware/user-agent.server.ts';
import { storefrontContext } from '../../lib/storefront-context.server.ts';
import type { Route } from './+types/suggestions';

const suggestionCount = 4;

/** A few best sellers for an empty cart or a page that was not found. Both can do without: a failure is an empty list. */
export async function loader({ context }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  try {
    const { produtos } = await storefront.api.call('showcase', {
      params: { hash: storefront.shop.hashes.bestSellers },
      skipsErrorPage: true,
    });
    const inStock = produtos.filter((product) => product.status === 'disponivel').slice(0, suggestionCount);
    return inStock.map((product) => toCardView(product, { ...storefront, fields }));
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    storefront.onError(error, 'Erro ao buscar sugestões:');
    return [];
  }
}

/** Nor does a lost connection take the page away that asked for them. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return [];
  }
}

/** They stay for the visit: what changes the cart does not change them. */
export function shouldRevalidate(): boolean {
  return false;
}
