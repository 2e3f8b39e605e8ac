import { redirectDocument } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { SignInTarget } from '../../commerce/account/sign-in-address.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';

/** Where the target leads. A new document: nothing that a page of the visitor kept in memory outlives the sign-in. */
export function goOn({ toHref }: Pick<StorefrontContext, 'toHref'>, target: SignInTarget, status: 302 | 303): Response {
  return redirectDocument(toHref(target.returnPath ?? paths.account), status);
}

/** After signing in: keeps the product that waited for it, and goes on. That it cannot be kept holds nobody up. */
export async function goOnSignedIn(
  storefront: StorefrontContext,
  target: SignInTarget,
  status: 302 | 303 = 303,
): Promise<Response> {
  if (target.favourite !== undefined) {
    try {
      await storefront.api.call('addFavourite', { body: { idProduto: target.favourite }, skipsErrorPage: true });
    } catch (error) {
      // A product that is no longer sold is nobody's fault.
      const isGone = error instanceof ApiCallError && error.status === 400;
      if (!isGone) storefront.onError(error, 'the favourite that waited for the sign-in was not kept');
    }
  }
  return goOn(storefront, target, status);
}

/** Who is signed in already, as by another tab: what waited is kept, unless another site or the browser by itself asks. */
export function goOnRecognised(
  { headers }: Request,
  storefront: StorefrontContext,
  target: SignInTarget,
): Promise<Response> {
  const isOwn = ['same-origin', 'none'].includes(headers.get('Sec-Fetch-Site') ?? 'none');
  const isAhead = ['Purpose', 'Sec-Purpose'].some((name) => headers.get(name)?.includes('prefetch'));
  const { favourite: _favourite, ...place } = target;
  return goOnSignedIn(storefront, isOwn && !isAhead ? target : place, 302);
}
