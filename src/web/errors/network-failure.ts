// Forms whose request fails or gets no response: the page stays open and preserves the input.

import { data } from 'react-router';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { isConnectionFailure, toErrorView } from './error-view.ts';

/** For the shopper, beside the form. */
const noResponseText = 'Ficamos sem resposta. Confira a conexão e tente de novo: o que você escreveu continua aqui.';

/**
 * The server's response. If the request fails or gets no response, `fallback` with the message for the shopper. The status
 * 503 prevents the router from revalidating, which would fail as well and replace the page.
 */
export async function withNetworkFallback<Answer, Fallback>(
  send: () => Promise<Answer>,
  fallback: (text: string) => Fallback,
) {
  try {
    return await send();
  } catch (error) {
    // A redirect, the maintenance page, or the failed call of the debug mode.
    if (error instanceof Response || toErrorView(error).isMaintenance || toErrorView(error).api) throw error;
    return data(fallback(isConnectionFailure(error) ? noResponseText : tryLaterText), { status: 503 });
  }
}
