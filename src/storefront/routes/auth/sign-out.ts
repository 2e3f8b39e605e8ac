import { redirectDocument } from 'react-router';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/sign-out';

/** A link must not sign out. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop, toHref } = context.get(storefrontContext);
  return redirectDocument(toHref(shop.homePath));
}

export async function action({ context }: Route.ActionArgs) {
  const { api, shop, toHref } = context.get(storefrontContext);
  await api.call('logout');
  return redirectDocument(toHref(shop.homePath), 303);
}

/** Never rendered: with it, an error of the action is a page of the layout. */
export default function SignOut() {
  return null;
}
