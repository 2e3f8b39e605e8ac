// The state of an order as JSON, which its page asks for while it is open, and the call that analytics makes once.

import { ApiCallError } from '#web/http/api-client.server.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { openOrder } from '../../features/orders/open-order.server.ts';
import type { Route } from './+types/order-status';

export const handle: RouteHandle = { personal: true };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return respond(openOrder({ context, request, number: params.numero })('orderStatus'));
}

export function action({ context, request, params }: Route.ActionArgs) {
  return respond(openOrder({ context, request, number: params.numero })('announcePurchase'));
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
