import { describe, expect, it } from 'vitest';
import { aStorefront } from '../../testing/a-storefront.ts';
import { continueWithSession, continueSignedIn } from './continue-signed-in.server.ts';

function signedInWhere(wishlistStatus: number) {
  const requests: string[] = [];
  const { storefront, reports } = aStorefront({
    path: '/?loja=caszulo',
    storeApi: async (request) => {
      requests.push(`${new URL(request.url).pathname} ${await request.text()}`);
      const isDone = wishlistStatus === 200;
      return Response.json(isDone ? { sucesso: true } : { error: 'Não deu.' }, { status: wishlistStatus });
    },
  });
  return { storefront, reports, requests };
}

describe('continueSignedIn', () => {
  it('saves the favourite, then redirects inside the shop with a new document, which checks the session', async () => {
    const { storefront, requests } = signedInWhere(200);
    const response = await continueSignedIn(storefront, { returnPath: '/marcas', favourite: 7 });
    expect(requests).toEqual(['/api/v2/front/wishlist/add {"idProduto":7}']);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/checkout/acesso/?entrou=1&voltar=%2Fmarcas&loja=caszulo',
    ]);
    expect(response.headers.has('X-Remix-Reload-Document')).toBe(true);
  });

  it.each([
    [400, []],
    [503, ['the favourite that waited for the sign-in was not kept']],
  ])('redirects if saving the favourite fails with %i', async (status, reported) => {
    const { storefront, reports } = signedInWhere(status);
    const response = await continueSignedIn(storefront, { favourite: 7 });
    expect(response.headers.get('Location')).toBe('/checkout/acesso/?entrou=1&loja=caszulo');
    expect(reports).toEqual(reported);
  });
});

describe('continueWithSession', () => {
  const visit = (headers: Record<string, string>) => new Request('https://loja.example/checkout/acesso/', { headers });

  it.each([
    ['a same-origin request', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a typed URL', { 'Sec-Fetch-Site': 'none' }],
    ['a browser without fetch metadata', {}],
  ])('saves the favourite for %s', async (_who, headers) => {
    const { storefront, requests } = signedInWhere(200);
    const response = await continueWithSession(visit(headers), storefront, { returnPath: '/marcas', favourite: 7 });
    expect(requests).toEqual(['/api/v2/front/wishlist/add {"idProduto":7}']);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/marcas?loja=caszulo']);
  });

  it.each([
    ['a cross-site request', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a same-site request', { 'Sec-Fetch-Site': 'same-site' }],
    ['a prerender', { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { Purpose: 'prefetch' }],
  ])('redirects without saving for %s', async (_who, headers) => {
    const { storefront, requests } = signedInWhere(200);
    const response = await continueWithSession(visit(headers), storefront, { returnPath: '/marcas', favourite: 7 });
    expect(requests).toEqual([]);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/marcas?loja=caszulo']);
  });
});
