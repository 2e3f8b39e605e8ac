import { data, redirect } from 'react-router';
import { orFailure } from '../../features/cart/changes/cart-answer.ts';
import { createTurns, leaveForm } from '../../lib/late/in-turn.ts';
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

const inTurn = createTurns();

/** A lost connection does not take the page away that sent the form. Of two changes of a line the later one holds. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  if (form.get('intent') === 'add') return orFailure(serverAction);
  const line = form.get('linha');
  const answer = await inTurn({
    about: typeof line === 'string' ? line : undefined,
    send: () => orFailure(serverAction),
    leave: () => leaveForm(request.url, form),
  });
  return answer ?? { ok: true, at: Date.now() };
}
