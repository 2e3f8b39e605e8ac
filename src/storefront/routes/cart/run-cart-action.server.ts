import type { RouterContextProvider } from 'react-router';
import { changeCart } from '../../features/cart/cart-actions.server.ts';
import type { CartAnswer } from '../../features/cart/changes/cart-answer.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { isPlainForm } from '#web/http/posted-form.ts';
import { type StorefrontContext, storefrontContext } from '../../request-context.server.ts';

export interface CartOutcome {
  result: CartAnswer;
  /** Of the answer. */
  status: number;
  /** A browser without script sent it: it goes on to a page. */
  isPlainForm: boolean;
  form: FormData;
}

/** Changes the cart as the request's form asks. */
export async function runCartAction(request: Request, context: Readonly<RouterContextProvider>): Promise<CartOutcome> {
  const { api, onError } = context.get(storefrontContext);
  const form = await request.formData();
  const finish = (status: number, result: Omit<CartAnswer, 'at'>): CartOutcome => ({
    result: { ...result, at: Date.now() },
    status,
    isPlainForm: isPlainForm(request),
    form,
  });
  try {
    const messages = await changeCart(api, form);
    const moved = form.get('favorito');
    if (typeof moved === 'string') await dropFavourite(context.get(storefrontContext), moved);
    return finish(200, { ok: true, ...(messages.length > 0 && { messages }) });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status >= 500) onError(error, 'the cart could not be changed');
    return finish(error.status, { ok: false, error: error.message });
  }
}

/** What moves from the favourites to the cart; it has moved, whether or not it can be taken off the list. */
async function dropFavourite({ api, onError }: StorefrontContext, idProduto: string): Promise<void> {
  try {
    await api.call('removeFavourite', { body: { idProduto }, skipsErrorPage: true });
  } catch (error) {
    onError(error, 'Erro ao tirar dos favoritos:');
  }
}

/** The page that shows how a plain form went; the CEP that the page before was asked about goes along. */
export function toCartAddress({ result, form, status }: CartOutcome, cartPath: string): string {
  const query = new URLSearchParams();
  const cep = form.get('cep');
  if (typeof cep === 'string') query.set('cep', cep);
  if (!result.ok) query.set('falhou', status === 422 ? 'estoque' : '1');
  if (result.messages) query.set('aviso', '1');
  return query.size > 0 ? `${cartPath}?${query}` : cartPath;
}
