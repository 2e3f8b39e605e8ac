import { data, href, type RouterContextProvider } from 'react-router';
import { orderTokenHeader } from '#contract/buying/orders.ts';
import type { CallResponse } from '#contract/calls.ts';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { findSavedResult } from '#web/forms/form-result.ts';
import { ApiCallError, type CallInput } from '#web/http/api-client.server.ts';
import { paths } from '../../../paths.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { stoppedKey } from '../payment/renewal-without-script.tsx';
import { type OrderView, toOrderView } from '../view/order-view.server.ts';
import { findOrderToken } from './order-cookie.server.ts';

export type OrderCall =
  | 'order'
  | 'orderStatus'
  | 'cancelOrder'
  | 'cancelRestOfOrder'
  | 'payOrder'
  | 'claimPayment'
  | 'repeatOrder'
  | 'openAccountFromOrder'
  | 'correctOrderAddress'
  | 'announcePurchase'
  | 'announceRefund'
  | 'payDemonstration'
  | 'requestForOrder';

export interface OrderRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** The order's number as the address has it. */
  number: string;
}

/** Calls about one order, for its customer or with the token of the cookie. They throw ApiCallError. */
export function openOrder({ context, request, number }: OrderRequest, linkToken?: string) {
  const { api } = context.get(storefrontContext);
  const token = linkToken ?? findOrderToken(request, number);
  return <Name extends OrderCall>(name: Name, body?: CallInput<Name>['body']): Promise<CallResponse<Name>> =>
    api.call(name, {
      params: { numero: number },
      ...(body !== undefined && { body }),
      ...(token && { headers: { [orderTokenHeader]: token } }),
      skipsErrorPage: 'outside debug',
    });
}

interface OrderAddress {
  url: URL;
  path: string;
  /** Whether the browser has a cookie of it that the buyer may want to drop. */
  canLeave?: boolean;
}

/**
 * The data of a page of an order, in the account and outside it; `path` is its own address. Throws the error page with status 503 while
 * the API is away.
 */
export async function loadOrderPage(request: OrderRequest, { url, path, canLeave = false }: OrderAddress) {
  const order = await findOrder(request);
  // The page of an unknown order says nothing about its address.
  if (!order) return data(undefined, { status: 404 });
  return data({
    order,
    path,
    canLeave,
    statusPath: href(paths.orderStatus, { numero: request.number }),
    isRenewing: !url.searchParams.has(stoppedKey),
    saved: findSavedResult(url),
  });
}

/** Undefined if the order does not exist or is another's. */
async function findOrder(order: OrderRequest): Promise<OrderView | undefined> {
  const storefront = order.context.get(storefrontContext);
  try {
    return toOrderView(await openOrder(order)('order'), storefront);
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    if (error.status === 404) return undefined;
    storefront.onError(error, 'the page of an order could not be loaded');
    throw toErrorResponse(503, tryLaterText);
  }
}
