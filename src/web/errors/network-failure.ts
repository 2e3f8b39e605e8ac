// Forms whose answer never comes, or is a failure: the page that sent them stays, with all that was typed and chosen on it.
import { data } from 'react-router';
import { isLostConnection, toErrorView, tryLaterText } from './error-view.ts';

/** For the shopper, beside the form. */
const lostText = 'Ficamos sem resposta. Confira a conexão e tente de novo: o que você escreveu continua aqui.';

/**
 * What the server answers; if it does not, or fails, `fallback` with the sentence for the shopper. The status 503 keeps the
 * router from revalidating, which would fail as well and replace the page.
 */
export async function withNetworkFallback<Answer, Fallback>(
  send: () => Promise<Answer>,
  fallback: (text: string) => Fallback,
) {
  try {
    return await send();
  } catch (error) {
    // A redirect, or the shop has closed.
    if (error instanceof Response || toErrorView(error).isMaintenance) throw error;
    return data(fallback(isLostConnection(error) ? lostText : tryLaterText), { status: 503 });
  }
}
