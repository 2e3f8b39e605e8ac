import { redirect } from 'react-router';
import type { RouteHandle } from '#web/route-handle.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/checkout';

export const handle: RouteHandle = { personal: true };

/** Redirects to the cart until orders can be placed. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart), 302);
}
