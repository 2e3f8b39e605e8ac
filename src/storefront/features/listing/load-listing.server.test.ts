import { describe, expect, it } from 'vitest';
import { createRecordingApi } from '../../testing/recording-api.ts';
import { createListing, createProductCard, testSite } from '../../testing/wire-fixtures.ts';
import { type ListingCall, loadListing, toListingQuery } from './load-listing.server.ts';

const paths: Record<ListingCall, string> = {
  categoryListing: '/url/product/listing/category',
  brandListing: '/url/product/listing/brand',
  landingPageListing: '/url/product/listing/landing-page',
  search: '/url/product/listing/search',
};

interface Options {
  total?: number;
  call?: ListingCall;
}

async function load(address: string, { total = 100, call = 'categoryListing' }: Options = {}) {
  const { api, requests } = createRecordingApi({
    [paths[call]]: (request: { query: Record<string, string> }) =>
      createListing({
        info: { total, limit: Number(request.query['limit']), offset: Number(request.query['offset']) },
      }),
  });
  const { pagination } = await loadListing(api, call, new URL(address, testSite));
  return { pagination, requests };
}

/** The shape of a thrown error page. */
async function findFailure(address: string, options?: { total: number }): Promise<unknown> {
  try {
    await load(address, options);
    return undefined;
  } catch (thrown) {
    return typeof thrown === 'object' && thrown !== null && 'data' in thrown ? thrown.data : thrown;
  }
}

describe('the listing call', () => {
  it.each(Object.entries(paths))('of %s requests %s', async (call, path) => {
    const known = Object.keys(paths).find((name): name is ListingCall => name === call) ?? 'search';
    const { requests } = await load('/oleos', { call: known });
    expect(requests.map((request) => request.path)).toEqual([path]);
  });

  it('sends the path of the page and its whole query', async () => {
    const { requests } = await load('/ofertas?order=Menor%20Pre%C3%A7o&marca=3&pg=3&ipp=24', { total: 100 });
    expect(requests[0]?.query).toEqual({
      url: '/ofertas',
      order: 'Menor Preço',
      marca: '3',
      pg: '3',
      ipp: '24',
      offset: '48',
      limit: '24',
    });
  });

  it.each([
    ['/oleos', '0', '12'],
    ['/oleos?pg=2', '12', '12'],
    ['/oleos?ipp=13', '0', '12'],
    ['/oleos?ipp=36&pg=2', '36', '36'],
    ['/oleos?offset=5&limit=99', '0', '12'],
  ])('requests %s with offset %s and limit %s', (address, offset, limit) => {
    expect(toListingQuery(new URL(address, testSite))).toMatchObject({ offset, limit });
  });

  it('joins repeated filters with the separator of the contract', () => {
    expect(toListingQuery(new URL('/oleos?marca=3&marca=7&loja=caszulo&loja=x', testSite))).toMatchObject({
      marca: '3;7',
      loja: 'caszulo',
    });
  });

  it('sends the path decoded', () => {
    expect(toListingQuery(new URL('/%C3%B3leos', testSite))).toMatchObject({ url: '/óleos' });
    expect(toListingQuery(new URL('/%E0%A4%A', testSite))).toMatchObject({ url: '/%E0%A4%A' });
  });
});

it('loads a listing with a product whose status only another backend knows, as out of stock', async () => {
  const answer = createListing({ products: [createProductCard()] });
  const produtos = answer.conteudo.produtos.map((product) => ({ ...product, status: 'prevenda' }));
  const { api } = createRecordingApi({
    [paths.categoryListing]: () => ({ ...answer, conteudo: { ...answer.conteudo, produtos } }),
  });
  const { response } = await loadListing(api, 'categoryListing', new URL('/oleos', testSite));
  expect(response.conteudo.produtos.map(({ status }) => status)).toEqual(['indisponivel']);
});

describe('the page of a listing', () => {
  it('has the numbers of the previous and next page', async () => {
    expect((await load('/oleos?pg=2', { total: 36 })).pagination).toMatchObject({ previous: 1, next: 3, total: 3 });
    expect((await load('/oleos?pg=3', { total: 36 })).pagination).toMatchObject({ previous: 2, next: undefined });
    expect((await load('/oleos', { total: 0 })).pagination).toMatchObject({ current: 1, total: 1 });
  });

  it('responds with 400 and a reason if the page is not a number', async () => {
    expect(await findFailure('/oleos?pg=abc')).toEqual({ status: 400, message: 'A página deve ser um número' });
  });

  it.each(['/oleos?pg=0', '/oleos?pg=-1', '/oleos?pg=1.5', '/oleos?pg=4'])(
    'responds with 404 for %s',
    async (address) => {
      expect(await findFailure(address, { total: 36 })).toMatchObject({ status: 404 });
    },
  );
});
