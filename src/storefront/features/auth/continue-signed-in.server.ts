import { redirectDocument } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { SignInTarget } from '../../commerce/account/sign-in-address.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';

/** Where the target leads, as a new document: no client state of the visitor outlives the sign-in. */
export function continueTo(
  { toHref }: Pick<StorefrontContext, 'toHref'>,
  target: SignInTarget,
  status: 302 | 303,
): Response {
  return redirectDocument(toHref(target.returnPath ?? paths.account), status);
}

/** After signing in: saves the favourite that waited for it. A failure to do so does not stop the redirect. */
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
      const isGone = error instanceof ApiCallError && error.status === 400;
      if (!isGone) storefront.onError(error, 'the favourite that waited for the sign-in was not kept');
    }
  }
  return continueTo(storefront, target, status);
}

/** For a customer who is signed in already, as by another tab. The favourite is not saved for a cross-site request or a prefetch. */
export function continueRecognised(
  { headers }: Request,
  storefront: StorefrontContext,
  target: SignInTarget,
): Promise<Response> {
  const isOwn = ['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? 'none');
  const isAhead = ['Purpose', 'Sec-Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
  const { favourite: _favourite, ...place } = target;
  return continueSignedIn(storefront, isOwn && !isAhead ? target : place, 302);
}
