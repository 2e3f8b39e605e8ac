import { orderTokenHeader } from '#contract/buying/orders.ts';
import { apiBasePath, apiHeaders } from '#contract/site-paths.ts';
import { findCookie } from '#web/http/cookies.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import type { OrderRequest } from './open-order.server.ts';
import { findOrderToken } from './order-cookie.server.ts';

const passedHeaders = ['Content-Type', 'Content-Security-Policy', 'Repr-Digest'];

/**
 * Fetches the copy of the contract. It is a page, which the client of the JSON calls does not read. Responds with 503 while the API is
 * away.
 */
export async function fetchContract({ context, request, number }: OrderRequest): Promise<Response> {
  const { options, onError } = context.get(storefrontContext);
  const session = findCookie(request.headers.get('Cookie'), options.cookieName);
  const token = findOrderToken(request, number);
  const url = new URL(`${apiBasePath}/order/${encodeURIComponent(number)}/contract`, options.siteUrl);
  const copy = new URL(request.url).searchParams.get('copia');
  if (copy !== null) url.searchParams.set('copia', copy);
  const call = new Request(url, {
    headers: {
      ...apiHeaders,
      Accept: 'text/html',
      ...(session !== undefined && { Session: session }),
      ...(token !== undefined && { [orderTokenHeader]: token }),
    },
  });
  try {
    return toPage(await options.storeApi(call));
  } catch (error) {
    onError(error, 'the copy of a contract could not be loaded');
    return new Response(null, { status: 503 });
  }
}

function toPage({ body, status, headers: received }: Response): Response {
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' });
  for (const name of passedHeaders) {
    const value = received.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(body, { status, headers });
}
