import { href, redirect } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { revalidateAfterRefusal } from '#web/forms/should-revalidate.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { cardPageKey, toCardPageValue } from '../../commerce/orders/card-page.ts';
import { LeaveOrder } from '../../features/orders/access/leave-order.tsx';
import { loadOrderPage, openOrder, type OrderRequest } from '../../features/orders/access/open-order.server.ts';
import { findLinkToken, findOrderToken, toOrderCookies } from '../../features/orders/access/order-cookie.server.ts';
import { UnknownOrder } from '../../features/orders/access/unknown-order.tsx';
import { OrderPage } from '../../features/orders/page/order-page.tsx';
import { findCardPage } from '../../features/orders/payment/find-card-page.ts';
import { orderForms } from '../../features/orders/requests/order-forms.server.ts';
import { toOrderView } from '../../features/orders/view/order-view.server.ts';
import { secretHeaders } from '../../middleware/response-headers.server.ts';
import { customerContext } from '../../middleware/user-logado.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/order';

export const handle: RouteHandle = { personal: true, pageType: 'order' };

/**
 * The redirect to the address without the token, with its cookie if the token opens the order, or on to the page where its card is typed;
 * undefined for other addresses.
 */
async function redirectOrderLink(order: OrderRequest, url: URL): Promise<Response | undefined> {
  if (!url.searchParams.has('t')) return undefined;
  const { options } = order.context.get(storefrontContext);
  const address = new URL(url);
  for (const key of ['t', cardPageKey]) address.searchParams.delete(key);
  const page = address.pathname + address.search;
  const token = findLinkToken(url);
  if (token === undefined || !(await opensOrder(order, token)))
    return redirect(page, { status: 303, headers: secretHeaders });
  const next = (await findNextPage(order, token, url.searchParams.get(cardPageKey))) ?? page;
  const response = redirect(next, { status: 303, headers: secretHeaders });
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

/** Undefined while a payment service has given no address yet: the page of the order shows the link once it is there. */
async function findNextPage(order: OrderRequest, token: string, wanted: string | null): Promise<string | undefined> {
  if (wanted === null) return undefined;
  try {
    const { payment } = toOrderView(await openOrder(order, token)('order'), order.context.get(storefrontContext));
    return findCardPage(payment, wanted !== toCardPageValue(false));
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return undefined;
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
