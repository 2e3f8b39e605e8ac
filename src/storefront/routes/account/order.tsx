import { href, Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadOrderPage } from '../../features/orders/access/open-order.server.ts';
import { UnknownOrder } from '../../features/orders/access/unknown-order.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { orderForms } from '../../features/orders/requests/order-forms.server.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { Route } from './+types/order';

export const handle: RouteHandle = { pageType: 'order' };

export function loader({ context, request, params, url }: Route.LoaderArgs) {
  const order = { context, request, number: params.numero };
  return loadOrderPage(order, { url, path: href(paths.accountOrder, params) });
}

export const action = formActions(orderForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export const shouldRevalidate = revalidateAfterRefusal;

export default function AccountOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const toHref = useShopHref();
  if (!loaderData) return <UnknownOrder />;
  const { saved, order, ...view } = loaderData;
  const back = (
    <Link
      to={toHref(paths.orderList)}
      className="mb-1 inline-flex min-h-11 items-center gap-2 text-small hover:underline"
    >
      <Icon name="arrow-left" className="size-5" />
      Todos os pedidos
    </Link>
  );
  return <OrderPage key={order.number} order={order} {...view} result={actionData ?? saved} back={back} />;
}
