import { redirectDocument } from 'react-router';
import { formAction } from '#web/forms/form-action.server.ts';
import { orErrorPage } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-out';

export const handle: RouteHandle = { personal: true };

/** A link must not sign out. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop, toHref } = context.get(storefrontContext);
  return redirectDocument(toHref(shop.path));
}

export const action = formAction(async ({ context }) => {
  const { api, shop, toHref } = context.get(storefrontContext);
  await orErrorPage(api.call('logout', { skipsErrorPage: 'outside debug' }));
  return redirectDocument(toHref(shop.path), 303);
});

/** Never rendered: with it, an error of the action is a page of the layout. */
export default function SignOut() {
  return null;
}
