import { data, redirect } from 'react-router';
import { orFailure } from '../../features/cart/changes/cart-answer.ts';
import { queueCartChange } from '../../commerce/cart/cart-queue.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import { runCartAction, toCartAddress } from './run-cart-action.server.ts';
import type { Route } from './+types/cart-action';

export function loader({ context }: Route.LoaderArgs) {
  return redirect(context.get(storefrontContext).toHref(paths.cart));
}

/** The door to the cart for every page. Forms without script go on to the cart page. */
export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await runCartAction(request, context);
  const { toHref } = context.get(storefrontContext);
  if (outcome.isPlainForm) return redirect(toHref(toCartAddress(outcome, paths.cart)), 303);
  return data(outcome.result, { status: outcome.status });
}

/** A lost connection leaves the page that sent the form. Additions are queued by their form (`AddToCartForm`). */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const send = () => orFailure(serverAction);
  if (form.get('intent') === 'add') return send();
  const answer = await queueCartChange({ url: request.url, form, send });
  return answer ?? { ok: true, at: Date.now() };
}

/** A client loader of its own keeps `PrefetchPageLinks` to the code of this route (`CartProvider`). */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}
