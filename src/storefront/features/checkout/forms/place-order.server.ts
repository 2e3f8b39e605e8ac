import { redirectDocument } from 'react-router';
import type { FormHandler } from '#web/forms/form-action.server.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext, type StorefrontContext } from '../../../request-context.server.ts';

/** Places the order, and opens its page as a new document: the cart is empty now. */
export const placeOrder: FormHandler = async ({ values, context }) => {
  const storefront = context.get(storefrontContext);
  const { chave = '', resumo = '', aceitaTermos, novidades, nome = '', email = '' } = values;
  const { numero, token } = await storefront.api.call('placeOrder', {
    body: { chave, resumo, aceitaTermos: aceitaTermos === 's' },
    skipsErrorPage: 'outside debug',
  });
  if (novidades === 's') await subscribe(storefront, { email, nome });
  return redirectDocument(storefront.toHref(`${paths.order}/${numero}?${new URLSearchParams({ t: token })}`), 303);
};

/** The order has been placed, so a failure is only logged. */
async function subscribe({ api, onError }: StorefrontContext, { email, nome }: { email: string; nome: string }) {
  try {
    await api.call('subscribe', { body: { email, nome }, skipsErrorPage: true });
  } catch (error) {
    onError(error, 'the buyer could not be subscribed to the newsletter');
  }
}
