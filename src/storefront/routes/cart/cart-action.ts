import { redirect } from 'react-router';
import { respondWithJson, formAction } from '#web/forms/form-action.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { cartForm } from '../../features/cart/cart-form.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/cart-action';

export const handle: RouteHandle = { personal: true };

/** All forms that change the cart post here. */
export const action = formAction(cartForm);

export const middleware: Route.MiddlewareFunction[] = [respondWithJson(action)];

export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart));
}

/** Never rendered: with it, an error of the action is a page of the layout. */
export default function CartAction() {
  return null;
}
