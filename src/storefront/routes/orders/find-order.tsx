import { formAction } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { FindOrderPage } from '../../features/orders/access/find-order-page.tsx';
import { findOrderForm } from '../../features/orders/requests/order-forms.server.ts';
import type { Route } from './+types/find-order';

export const handle: RouteHandle = { personal: true, pageType: 'find-order' };

export function loader({ url }: Route.LoaderArgs) {
  return { number: url.searchParams.get('numero')?.slice(0, 40) ?? '' };
}

export const action = formAction(findOrderForm);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export default function FindOrderRoute({ loaderData: { number }, actionData }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Acompanhe o seu pedido" />
      <FindOrderPage number={number} result={actionData} />
    </>
  );
}
