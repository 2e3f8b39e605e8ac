import { redirectDocument } from 'react-router';
import { ApiCallError } from '../../lib/http/api-client.server.ts';
import type { SignInTarget } from '../../lib/customer/sign-in-address.ts';
import type { StorefrontContext } from '../../lib/storefront-context.server.ts';
import { paths } from '../../routes.ts';

/** Where the target leads. A new document: nothing that a page of the visitor kept in memory outlives the sign-in. */
export function goOn({ toHref }: Pick<StorefrontContext, 'toHref'>, target: SignInTarget, status: 302 | 303): Response {
  return redirectDocument(toHref(target.returnPath ?? paths.account), status);
}

/** After signing in: keeps the product that waited for it, and goes on. That it cannot be kept holds nobody up. */
export async function goOnSignedIn(storefront: StorefrontContext, target: SignInTarget): Promise<Response> {
  if (target.favourite !== undefined) {
    try {
      await storefront.api.call('addFavourite', { body: { idProduto: target.favourite }, skipsErrorPage: true });
    } catch (error) {
      // A product that is no longer sold is nobody's fault.
      const isGone = error instanceof ApiCallError && error.status === 400;
      if (!isGone) storefront.onError(error, 'the favourite that waited for the sign-in was not kept');
    }
  }
  return goOn(storefront, target, 303);
}
