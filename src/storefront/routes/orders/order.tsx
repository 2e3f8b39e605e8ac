import { href } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadOrderPage } from '../../features/orders/open-order.server.ts';
import { orderForms } from '../../features/orders/order-forms.server.ts';
import { redirectOrderLink, secretHeaders } from '../../features/orders/order-link.server.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { UnknownOrder } from '../../features/orders/unknown-order.tsx';
import { paths } from '../../paths.ts';
import type { Route } from './+types/order';

export const handle: RouteHandle = { personal: true };

export function headers() {
  return secretHeaders;
}

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const order = { context, request, number: params.numero };
  const redirect = await redirectOrderLink(order, url);
  if (redirect) throw redirect;
  return loadOrderPage(order, { url, path: href(paths.orderPage, params) });
}

export const action = formActions(orderForms);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export const shouldRevalidate = revalidateAfterRefusal;

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <UnknownOrder />;
  const { saved, order, ...view } = loaderData;
  return (
    <div className="row py-8 lg:py-12">
      <div className="max-w-228">
        <OrderPage key={order.number} order={order} {...view} result={actionData ?? saved} />
      </div>
    </div>
  );
}
