// The link of a mail to an order: its token goes from the address to a cookie.

import { redirect } from 'react-router';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import { openOrder, type OrderRequest } from './open-order.server.ts';
import { findLinkToken, toOrderCookie } from './order-cookie.server.ts';

/** For the addresses of orders: that of a link contains a secret. */
export const secretHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };

/** The redirect to the address without the token, with its cookie if the token opens the order; undefined for other addresses. */
export async function redirectOrderLink(order: OrderRequest, url: URL): Promise<Response | undefined> {
  if (!url.searchParams.has('t')) return undefined;
  const { options } = order.context.get(storefrontContext);
  const address = new URL(url);
  address.searchParams.delete('t');
  const token = findLinkToken(url);
  const cookie = token && toOrderCookie(order.number, token, options.siteUrl);
  const isRight = token !== undefined && (await opensOrder(order, token));
  const response = redirect(address.pathname + address.search, { status: 303, headers: secretHeaders });
  if (cookie && isRight) response.headers.append('Set-Cookie', cookie);
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
