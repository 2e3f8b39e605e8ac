import { orderTokenHeader } from '#contract/buying/orders.ts';
import { storefrontContext } from '../../../request-context.server.ts';
import type { OrderRequest } from './open-order.server.ts';
import { findOrderToken } from './order-cookie.server.ts';

const passedHeaders = ['Content-Type', 'Content-Security-Policy', 'Repr-Digest'];

/** Fetches the copy of the contract, which is a page. Responds with 503 while the API is away. */
export async function fetchContract({ context, request, number }: OrderRequest): Promise<Response> {
  const { api, onError } = context.get(storefrontContext);
  const token = findOrderToken(request, number);
  const copia = new URL(request.url).searchParams.get('copia');
  try {
    const response = await api.fetch('orderContract', {
      params: { numero: number },
      ...(copia !== null && { query: { copia } }),
      ...(token && { headers: { [orderTokenHeader]: token } }),
    });
    return toPage(response);
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
