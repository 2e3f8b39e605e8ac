import { href } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadOrderPage } from '../../features/orders/access/open-order.server.ts';
import { redirectOrderLink, secretHeaders } from '../../features/orders/access/order-link.server.ts';
import { UnknownOrder } from '../../features/orders/access/unknown-order.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { orderForms } from '../../features/orders/requests/order-forms.server.ts';
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
