// The copy of the contract of an order, as a page of its own that can be kept and printed.

import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { fetchContract } from '../../features/orders/access/fetch-contract.server.ts';
import { paths } from '../../paths.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/order-contract';

export const handle: RouteHandle = { personal: true };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const response = await fetchContract({ context, request, number: params.numero });
  if (response.status >= 500) throw toErrorResponse(503, tryLaterText);
  if (response.ok) return response;
  // The page of an order that another person may not see leads there too.
  const { toHref } = context.get(storefrontContext);
  return new Response(null, { status: 303, headers: { Location: toHref(paths.findOrder) } });
}
