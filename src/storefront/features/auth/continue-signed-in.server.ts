import { redirectDocument } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { SignInTarget } from '../../commerce/account/sign-in-address.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';

/** Redirects to the target with a new document, so that no client state of the visitor outlives the sign-in. */
export function continueTo(
  { toHref }: Pick<StorefrontContext, 'toHref'>,
  target: SignInTarget,
  status: 302 | 303,
): Response {
  return redirectDocument(toHref(target.returnPath ?? paths.account), status);
}

/** Saves the favourite of the target after a sign-in, then redirects; a failure to save is only logged. */
export async function continueSignedIn(
  storefront: StorefrontContext,
  target: SignInTarget,
  status: 302 | 303 = 303,
): Promise<Response> {
  if (target.favourite !== undefined) {
    try {
      await storefront.api.call('addFavourite', { body: { idProduto: target.favourite }, skipsErrorPage: true });
    } catch (error) {
      // The product may no longer be sold.
      const isUnavailable = error instanceof ApiCallError && error.status === 400;
      if (!isUnavailable) storefront.onError(error, 'the favourite that waited for the sign-in was not kept');
    }
  }
  return continueTo(storefront, target, status);
}

/** Redirects a customer who is already signed in. A cross-site request or a prefetch does not save the favourite. */
export function continueWithSession(
  { headers }: Request,
  storefront: StorefrontContext,
  target: SignInTarget,
): Promise<Response> {
  const isOwn = ['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? 'none');
  const isPrefetch = ['Purpose', 'Sec-Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
  const { favourite: _favourite, ...place } = target;
  return continueSignedIn(storefront, isOwn && !isPrefetch ? target : place, 302);
}
