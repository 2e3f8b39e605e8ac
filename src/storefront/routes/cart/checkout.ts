import { redirect } from 'react-router';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/checkout';

/** Until orders can be placed, the checkout is the cart. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart), 302);
}
