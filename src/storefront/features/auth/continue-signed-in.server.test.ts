import { describe, expect, it } from 'vitest';
import { aStorefront } from '../../testing/a-storefront.ts';
import { continueRecognised, continueSignedIn } from './continue-signed-in.server.ts';

function signedInWhere(wishlistStatus: number) {
  const asked: string[] = [];
  const { storefront, reports } = aStorefront({
    path: '/?loja=caszulo',
    storeApi: async (request) => {
      asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
      const isDone = wishlistStatus === 200;
      return Response.json(isDone ? { sucesso: true } : { error: 'Não deu.' }, { status: wishlistStatus });
    },
  });
  return { storefront, reports, asked };
}

describe('continueSignedIn', () => {
  it('keeps the favourite that waited, then leads back as a new document inside the shop', async () => {
    const { storefront, asked } = signedInWhere(200);
    const answer = await continueSignedIn(storefront, { returnPath: '/marcas', favourite: 7 });
    expect(asked).toEqual(['/api/v2/front/wishlist/add {"idProduto":7}']);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/marcas?loja=caszulo']);
    expect(answer.headers.has('X-Remix-Reload-Document')).toBe(true);
  });

  it.each([
    [400, []],
    [503, ['the favourite that waited for the sign-in was not kept']],
  ])('goes on when the favourite is answered by %i', async (status, reported) => {
    const { storefront, reports } = signedInWhere(status);
    const answer = await continueSignedIn(storefront, { favourite: 7 });
    expect(answer.headers.get('Location')).toBe('/minha-conta/?loja=caszulo');
    expect(reports).toEqual(reported);
  });
});

describe('continueRecognised', () => {
  const visit = (headers: Record<string, string>) => new Request('https://loja.example/checkout/acesso/', { headers });

  it.each([
    ['the shop itself', { 'Sec-Fetch-Site': 'same-origin' }],
    ['the person', { 'Sec-Fetch-Site': 'none' }],
    ['a browser that does not tell', {}],
  ])('keeps the favourite that waited when %s asks', async (_who, headers) => {
    const { storefront, asked } = signedInWhere(200);
    const answer = await continueRecognised(visit(headers), storefront, { returnPath: '/marcas', favourite: 7 });
    expect(asked).toEqual(['/api/v2/front/wishlist/add {"idProduto":7}']);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/marcas?loja=caszulo']);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a page fetched ahead', { 'Sec-Fetch-Site': 'none', 'Sec-Purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', { Purpose: 'prefetch' }],
  ])('only goes on when %s asks', async (_who, headers) => {
    const { storefront, asked } = signedInWhere(200);
    const answer = await continueRecognised(visit(headers), storefront, { returnPath: '/marcas', favourite: 7 });
    expect(asked).toEqual([]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/marcas?loja=caszulo']);
  });
});
