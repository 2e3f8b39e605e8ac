import { redirectDocument } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { orErrorPage } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { toAllClosedOrderCookies } from '../../features/orders/access/order-cookie.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-out';

export const handle: RouteHandle = { personal: true };

/** A link must not sign out. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop, toHref } = context.get(storefrontContext);
  return redirectDocument(toHref(shop.path));
}

/** Also closes what was bought as a guest: who signs out on a machine of others leaves nothing open. */
export const action = formAction(async ({ context, request }) => {
  const { api, options, shop, toHref } = context.get(storefrontContext);
  await orErrorPage(api.call('logout', { skipsErrorPage: 'outside debug' }));
  const headers = new Headers();
  for (const cookie of toAllClosedOrderCookies(request, options.siteUrl)) headers.append('Set-Cookie', cookie);
  return redirectDocument(toHref(shop.path), { status: 303, headers });
});

/** Never rendered: with it, an error of the action is a page of the layout. */
export default function SignOut() {
  return null;
}
