import { data, href, redirect } from 'react-router';
import { formActions } from '#web/forms/form-action.server.ts';
import { formClientAction } from '#web/forms/form-client-action.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { revalidateAfterRefusal } from '#web/forms/revalidate-after-refusal.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadOrder, openOrder } from '../../features/account/orders/open-order.server.ts';
import { findLinkToken, toOrderCookie } from '../../features/account/orders/order-cookie.server.ts';
import { orderForms } from '../../features/account/orders/order-forms.server.ts';
import { OrderPage } from '../../features/account/orders/order-page.tsx';
import { stoppedKey } from '../../features/account/orders/payment-panel.tsx';
import { UnknownOrder } from '../../features/account/orders/unknown-order.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import { paths } from '../../routes.ts';
import type { Route } from './+types/order';

export const handle: RouteHandle = { personal: true };

/** The address of a link contains a secret. */
const secretHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };

export function headers() {
  return secretHeaders;
}

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const number = params.numero;
  if (url.searchParams.has('t')) throw await keepToken({ context, request, number }, url);
  const order = await loadOrder({ context, request, number });
  const view = {
    order,
    path: href(paths.orderPage, { numero: number }),
    statusPath: href(paths.orderStatus, { numero: number }),
    isRenewing: !url.searchParams.has(stoppedKey),
    saved: findSavedResult(url),
  };
  // The page of an unknown order says nothing about its address.
  return order ? data(view) : data(undefined, { status: 404 });
}

/** Redirects to the address without the token, which a cookie keeps if it opens the order. */
async function keepToken(order: Parameters<typeof openOrder>[0], url: URL): Promise<Response> {
  const { options } = order.context.get(storefrontContext);
  const address = new URL(url);
  address.searchParams.delete('t');
  const token = findLinkToken(url);
  const cookie = token && toOrderCookie(order.number, token, options.siteUrl);
  const isRight = token !== undefined && (await opensOrder(order, token));
  const response = redirect(address.pathname + address.search, 303);
  for (const [name, value] of Object.entries(secretHeaders)) response.headers.set(name, value);
  if (cookie && isRight) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** While the API is away, the token may be right. */
async function opensOrder(order: Parameters<typeof openOrder>[0], token: string): Promise<boolean> {
  try {
    await openOrder(order, token)('orderStatus');
    return true;
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return error.status >= 500;
  }
}

export const action = formActions(orderForms);

export function clientAction(args: Route.ClientActionArgs) {
  return formClientAction(args);
}

export const shouldRevalidate = revalidateAfterRefusal;

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData?.order) return <UnknownOrder />;
  const { saved, order, ...view } = loaderData;
  return (
    <div className="row max-w-240 py-8 lg:py-12">
      <OrderPage key={order.number} order={order} {...view} result={actionData ?? saved} />
    </div>
  );
}
