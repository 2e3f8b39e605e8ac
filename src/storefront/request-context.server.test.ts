import { expect, it } from 'vitest';
import { createRequestContext, storefrontContext } from './request-context.server.ts';

it("forwards the headers of the visitor's request to the API, with changes the client address too", async () => {
  const received: Request[] = [];
  const visit = new Request('https://loja.example/checkout/carrinho', {
    headers: { 'X-Request-Id': 'visit-12345', 'X-Client-Address': '203.0.113.7', 'X-Service-Key': 'k'.repeat(40) },
  });
  const context = createRequestContext(visit, {
    siteUrl: 'https://loja.example',
    personalPaths: [],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
    async storeApi(request) {
      received.push(request);
      return Response.json({ error: 'Falhou.' }, { status: 500 });
    },
  });
  const { api } = context.get(storefrontContext);
  await expect(api.call('readCart', { skipsErrorPage: true })).rejects.toThrow('Falhou.');
  const body = { itens: [{ idProduto: 1 }] };
  await expect(api.call('addToCart', { body, skipsErrorPage: true })).rejects.toThrow('Falhou.');
  const forwarded = received.map(({ headers }) => [headers.get('X-Request-Id'), headers.get('X-Client-Address')]);
  expect(forwarded).toEqual([
    ['visit-12345', null],
    ['visit-12345', '203.0.113.7'],
  ]);
  expect(received.some(({ headers }) => headers.has('X-Service-Key'))).toBe(false);
});

it.each([
  ['GET', '/marcas', false],
  ['GET', '/marcas.data', false],
  ['GET', '/checkout/carrinho', true],
  ['GET', '/checkout/carrinho.data', true],
  ['POST', '/marcas', true],
])('%s %s reads the session: %s', (method, path, isRead) => {
  const request = new Request(`https://loja.example${path}`, { method, headers: { Cookie: 'PHPSESSID=abc' } });
  const { api, isPersonal } = createRequestContext(request, {
    siteUrl: 'https://loja.example',
    personalPaths: ['/checkout'],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
    storeApi: () => Promise.reject(new Error('no call')),
  }).get(storefrontContext);
  expect([api.hasSession, isPersonal]).toEqual([isRead, isRead]);
});

it.each([
  ['GET', '/x?debug=1', undefined, true, true],
  ['GET', '/x?debug=1', undefined, false, false],
  ['GET', '/x', 'https://loja.example/y?debug=1', true, false],
  ['POST', '/sacola', 'https://loja.example/y?debug=1', true, true],
  ['POST', '/sacola', 'https://loja.example/y?debug=1', false, false],
  ['POST', '/sacola', 'https://loja.example/y', true, false],
  ['POST', '/sacola', 'no address', true, false],
])(
  '%s %s from the page %s, with debug allowed %s, is in debug mode: %s',
  (method, path, page, isDebugAllowed, isDebug) => {
    const headers = new Headers(page === undefined ? [] : [['Referer', page]]);
    const request = new Request(`https://loja.example${path}`, { method, headers });
    const storeApi = () => Promise.reject(new Error('no call'));
    const shop = { siteUrl: 'https://loja.example', cookieName: 'PHPSESSID', personalPaths: [], sitemapPaths: [] };
    const options = { ...shop, storeApi, isDebugAllowed };
    expect(createRequestContext(request, options).get(storefrontContext).isDebug).toBe(isDebug);
  },
);
