import { href, redirect } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { LeaveOrder } from '../../features/orders/access/leave-order.tsx';
import { loadOrderPage, openOrder, type OrderRequest } from '../../features/orders/access/open-order.server.ts';
import { findLinkToken, findOrderToken, toOrderCookies } from '../../features/orders/access/order-cookie.server.ts';
import { UnknownOrder } from '../../features/orders/access/unknown-order.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { orderForms } from '../../features/orders/requests/order-forms.server.ts';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/order';

export const handle: RouteHandle = { personal: true, pageType: 'order' };

/** The redirect to the address without the token, with its cookie if the token opens the order; undefined for other addresses. */
async function redirectOrderLink(order: OrderRequest, url: URL): Promise<Response | undefined> {
  if (!url.searchParams.has('t')) return undefined;
  const { options } = order.context.get(storefrontContext);
  const address = new URL(url);
  address.searchParams.delete('t');
  const token = findLinkToken(url);
  const response = redirect(address.pathname + address.search, { status: 303, headers: secretHeaders });
  if (token === undefined || !(await opensOrder(order, token))) return response;
  for (const cookie of toOrderCookies(order.number, token, options.siteUrl))
    response.headers.append('Set-Cookie', cookie);
  return response;
}

/** While the API is away, the token may be right. */
async function opensOrder(order: OrderRequest, token: string): Promise<boolean> {
  try {
    await openOrder(order, token)('orderStatus');
    return true;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return error.status >= 500;
  }
}

export const headers = () => secretHeaders;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const order = { context, request, number: params.numero };
  const withoutToken = await redirectOrderLink(order, url);
  if (withoutToken) throw withoutToken;
  const canLeave = findOrderToken(request, order.number) !== undefined && context.get(customerContext) === null;
  return loadOrderPage(order, { url, path: href(paths.orderPage, params), canLeave });
}

export const action = formActions(orderForms);

export const clientAction = (args: Route.ClientActionArgs) => formClientAction(args);

export const shouldRevalidate = revalidateAfterRefusal;

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <UnknownOrder />;
  const { saved, order, canLeave, ...view } = loaderData;
  return (
    <div className="row py-8 lg:py-12">
      <OrderPage key={order.number} order={order} {...view} result={actionData ?? saved} />
      {canLeave && <LeaveOrder path={view.path} />}
    </div>
  );
}
