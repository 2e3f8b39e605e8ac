import { redirect } from 'react-router';
import { otherCustomerText } from '#contract/customers/account.ts';
import { wishlistItemSchema } from '#contract/customers/wishlist.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { formAction } from '#web/forms/form-action.server.ts';
import { refuseForm } from '#web/forms/form-result.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { toReturnPath } from '#web/http/return-path.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { isForOtherAccount } from '../../commerce/account/account-context.server.ts';
import { withTarget } from '../../commerce/account/sign-in-address.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/favourite-action';

export const handle: RouteHandle = { personal: true };

export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.favourites));
}

/**
 * The no-script submit of the favourite buttons, which are named `add` or `remove` and have the product's id as value. What was
 * added is shown on the page of the favourites, since public pages are the same for everybody.
 */
export const action = formAction(async ({ values, context }) => {
  const { api, toHref } = context.get(storefrontContext);
  const { add, remove, voltar } = values;
  const isRemoval = remove !== undefined;
  if (isForOtherAccount(values, context)) throw toErrorResponse(409, otherCustomerText);
  const item = wishlistItemSchema.safeParse({ idProduto: remove ?? add });
  if (!item.success) throw refuseForm();
  const returnPath = toReturnPath(voltar) ?? paths.home;
  try {
    await api.call(isRemoval ? 'removeFavourite' : 'addFavourite', {
      body: item.data,
      skipsErrorPage: 'outside debug',
    });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status !== 401) throw toErrorResponse(error.status, error.message);
    const address = withTarget(paths.signIn, { returnPath, favourite: item.data.idProduto });
    return redirect(toHref(address), 303);
  }
  return redirect(toHref(isRemoval ? returnPath : paths.favourites), 303);
});

/** Never rendered: with it, an error of the action is a page of the layout. */
export default function FavouriteAction() {
  return null;
}
