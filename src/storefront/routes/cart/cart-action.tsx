import { redirect } from 'react-router';
import { respondWithJson, formAction } from '#web/forms/form-action.server.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { cartForm } from '../../features/cart/forms/cart-form.server.ts';
import { RefusedAddPage } from '../../features/cart/page/refused-add-page.tsx';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/cart-action';

export const handle: RouteHandle = { personal: true, pageType: 'cart' };

/** All forms that change the cart post here. */
export const action = formAction(cartForm);

/** Only a form has something to do here. The loader cannot redirect visits, since it also runs after a refused form. */
const redirectVisits: Route.MiddlewareFunction = ({ request, context }, next) =>
  request.method === 'POST' ? next() : redirect(context.get(storefrontContext).toHref(paths.cart));

export const middleware: Route.MiddlewareFunction[] = [redirectVisits, respondWithJson(action)];

/** Lets the middleware run for navigations inside the app too. */
export function loader() {
  return null;
}

/** Rendered only for a refused no-script submit. */
export default function CartAction({ actionData }: Route.ComponentProps) {
  if (!actionData || actionData.ok) return null;
  return (
    <>
      <UnlistedHead title="Confira a quantidade" />
      <RefusedAddPage values={actionData.values ?? {}} />
    </>
  );
}
