import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, type SmallShopProduct } from '#database/testing/small-shop.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { schedulePrice } from '../merchant/schedule-price.ts';

const onRequestId = 9;
/** Dearer than all others, so that it would be the end of the last band. */
const secret: SmallShopProduct = { id: onRequestId, priceCents: 987_600, listPriceCents: 999_700, onRequest: true };
const products: SmallShopProduct[] = [
  ...[1000, 2000, 3000, 4000, 5000, 6000].map((priceCents, place) => ({ id: place + 1, priceCents })),
  secret,
];
const dayMs = 86_400_000;

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, products);
    await schedulePrice(database, {
      productId: onRequestId,
      name: 'Oferta',
      priceCents: 493_800,
      startsAtMs: testNow.getTime() - dayMs,
      endsAtMs: testNow.getTime() + dayMs,
    });
    await database.kysely
      .insertInto('combinations')
      .values({ product_id: 1, other_product_id: onRequestId, discount_kind: 'percent', discount: 50 })
      .execute();
  },
});

const get = async (path: string) => (await api.send(path)).text();
const list = async (query: string) =>
  calls.categoryListing.response.parse(
    JSON.parse(await get(`/url/product/listing/category?url=/oleos&limit=100${query}`)),
  );
const idsOf = async (query: string) => (await list(query)).conteudo.produtos.map(({ id }) => id);

describe('a price on request', () => {
  it.each([
    '/url/product/detail?url=/produto-9',
    '/url/product/detail?url=/produto-1',
    '/url/product/listing/category?url=/oleos&limit=100',
    '/url/product/listing/category?url=/oleos&limit=100&preco=0-',
    '/url/product/listing/search?busca=&limit=100',
  ])('is not in the response of %s', async (path) => {
    const text = await get(path);
    expect(text).toContain('"produto');
    expect(text).not.toMatch(/9[.,]?876|9[.,]?997|4[.,]?938/);
  });

  it('limits no band and matches no range', async () => {
    const { filtrosPreco } = (await list('')).conteudo.detalhes;
    expect(filtrosPreco.at(-1)?.ate).toBe(60);
    expect(filtrosPreco.reduce((sum, { quantidade = 0 }) => sum + quantidade, 0)).toBe(6);
    for (const range of ['9876-9876', '4938-4938', '0-', '0-9999', '100-']) {
      expect(await idsOf(`&preco=${range}`)).not.toContain(onRequestId);
    }
    expect(await idsOf('&descontoPrecoPor=0-100')).toEqual(await idsOf('&descontoPrecoPor=0-0'));
  });

  it('is last in both orders by price', async () => {
    expect((await idsOf(`&order=${encodeURIComponent('Menor Preço')}`)).at(-1)).toBe(onRequestId);
    expect((await idsOf(`&order=${encodeURIComponent('Maior Preço')}`)).at(-1)).toBe(onRequestId);
  });
});
