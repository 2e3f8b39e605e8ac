import { redirectDocument } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { type SignInTarget, withTarget } from '../../commerce/account/sign-in-address.ts';
import { paths } from '../../paths.ts';
import type { StorefrontContext } from '../../request-context.server.ts';

/** Query key of the sign-in page right after a sign-in. */
export const signedInKey = 'entrou';

/**
 * Saves the favourite of the target after a sign-in, then redirects with a new document, so that no client state of the visitor
 * outlives the sign-in. It redirects to the sign-in page, which redirects a customer to the target, and explains to a visitor
 * whose browser did not keep the session why nobody is signed in.
 */
export async function continueSignedIn(storefront: StorefrontContext, target: SignInTarget): Promise<Response> {
  await saveFavourite(storefront, target);
  const { favourite: _favourite, ...place } = target;
  return redirectDocument(storefront.toHref(withTarget(paths.signIn, place, { [signedInKey]: '1' })), 303);
}

/** A failure is only logged. */
async function saveFavourite(storefront: StorefrontContext, target: SignInTarget): Promise<void> {
  if (target.favourite === undefined) return;
  try {
    await storefront.api.call('addFavourite', { body: { idProduto: target.favourite }, skipsErrorPage: true });
  } catch (error) {
    // The product may no longer be sold.
    const isUnavailable = error instanceof ApiCallError && error.status === 400;
    if (!isUnavailable) storefront.onError(error, 'the favourite that waited for the sign-in was not kept');
  }
}

/** Redirects a customer who is already signed in. A cross-site request or a prefetch does not save the favourite. */
export async function continueWithSession(
  { headers }: Request,
  storefront: StorefrontContext,
  target: SignInTarget,
): Promise<Response> {
  const isOwn = ['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? 'none');
  const isPrefetch = ['Purpose', 'Sec-Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
  if (isOwn && !isPrefetch) await saveFavourite(storefront, target);
  return redirectDocument(storefront.toHref(target.returnPath ?? paths.account), 302);
}
