import { redirect } from 'react-router';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/checkout';

/** Redirects to the cart until orders can be placed. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart), 302);
}
