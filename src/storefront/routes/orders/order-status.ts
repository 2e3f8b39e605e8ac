// The state of an order as JSON, which its page asks for while it is open, and the calls that analytics makes once each.

import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { openOrder } from '../../features/orders/access/open-order.server.ts';
import type { Route } from './+types/order-status';

export const handle: RouteHandle = { personal: true };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return respond(openOrder({ context, request, number: params.numero })('orderStatus'));
}

/** `evento` is that of the data layer; a page that was opened before refunds were reported sends none. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const isRefund = new URLSearchParams(await request.text()).get('evento') === 'refund';
  const call = openOrder({ context, request, number: params.numero });
  return respond(call(isRefund ? 'announceRefund' : 'announcePurchase'));
}

async function respond(call: Promise<object>): Promise<Response> {
  const headers = { 'Cache-Control': 'private, no-store' };
  try {
    return Response.json(await call, { headers });
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return Response.json({ error: error.message }, { status: error.status, headers });
  }
}
