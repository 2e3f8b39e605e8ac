import { expect, it } from 'vitest';
import { orderTokenHeader } from '#contract/buying/orders.ts';
import { createRequestContext } from '../../../request-context.server.ts';
import { fetchContract } from './fetch-contract.server.ts';
import { toOrderCookies } from './order-cookie.server.ts';

const number = '7K4P-94QX';
const siteUrl = 'https://loja.example';
const token = 'a'.repeat(43);

/** Opens the page of a copy. */
function open(query: string, storeApi: (call: Request) => Promise<Response>): Promise<Response> {
  const [cookie = ''] = toOrderCookies(number, token, siteUrl);
  const request = new Request(`${siteUrl}/checkout/pedido/${number}/contrato${query}`, {
    headers: { Cookie: cookie.split(';', 1).join() },
  });
  const context = createRequestContext(request, {
    siteUrl,
    personalPaths: [],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
    onError: () => undefined,
    storeApi,
  });
  return fetchContract({ context, request, number });
}

async function findCall(query: string) {
  const calls: Request[] = [];
  await open(query, (call) => {
    calls.push(call);
    return Promise.resolve(new Response('<!doctype html>'));
  });
  return calls.map(({ url, headers }) => [url.slice(siteUrl.length), headers.get(orderTokenHeader)]);
}

it('asks for the copy that the link names, else for the one of now', async () => {
  const path = `/api/v2/front/order/${number}/contract`;
  expect(await findCall('')).toEqual([[path, token]]);
  expect(await findCall('?copia=a1')).toEqual([[`${path}?copia=a1`, token]]);
});

it('responds with 503 while the API cannot be reached', async () => {
  const response = await open('', () => Promise.reject(new TypeError('fetch failed')));
  expect(response.status).toBe(503);
});
