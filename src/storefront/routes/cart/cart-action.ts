import { data, redirect } from 'react-router';
import { changeCart } from '../../features/cart/cart-actions.server.ts';
import { ApiCallError } from '../../lib/http/api-client.server.ts';
import { type StorefrontContext, storefrontContext } from '../../lib/storefront-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/cart-action';

export interface CartActionResult {
  ok: boolean;
  /** Why it failed, for the shopper. */
  error?: string;
  /** Name of what was added. */
  added?: string;
  /** Moves with every answer, so that two equal answers are two events. */
  at: number;
}

/** What moves from the favourites to the cart; it has moved, whether or not it can be taken off the list. */
async function dropFavourite({ api, onError }: StorefrontContext, idProduto: string): Promise<void> {
  try {
    await api.call('removeFavourite', { body: { idProduto }, skipsErrorPage: true });
  } catch (error) {
    onError(error, 'Erro ao tirar dos favoritos:');
  }
}

export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart));
}

/** The one door to the cart. Forms without script come back to the cart page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, onError, toHref } = context.get(storefrontContext);
  const isPlainForm = !new URL(request.url).pathname.endsWith('.data');
  const form = await request.formData();
  const name = form.get('nome');
  const moved = form.get('favorito');
  try {
    await changeCart(api, form);
    if (typeof moved === 'string') await dropFavourite(context.get(storefrontContext), moved);
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status >= 500) onError(error, 'the cart could not be changed');
    if (isPlainForm) return redirect(toHref(`${paths.cart}?falhou=${error.status === 422 ? 'estoque' : '1'}`), 303);
    const failure: CartActionResult = { ok: false, error: error.message, at: Date.now() };
    return data(failure, { status: error.status });
  }
  if (isPlainForm) return redirect(toHref(paths.cart), 303);
  const result: CartActionResult = { ok: true, at: Date.now(), ...(typeof name === 'string' && { added: name }) };
  return result;
}
