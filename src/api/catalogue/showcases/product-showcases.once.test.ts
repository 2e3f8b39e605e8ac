import { expect, it } from 'vitest';
import { showcaseCalls } from '#contract/content.ts';
import { errorSchema } from '#contract/shared.ts';
import { insertSmallShopProducts, smallShop, type SmallShopProduct } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { florals, lavenders, oils, candles } = smallShop.categories;
const { serraClara, caszulo } = smallShop.brands;
const bothShops = ['main', 'caszulo'];

const products: readonly SmallShopProduct[] = [
  { id: 1, categoryId: lavenders, brandId: serraClara, shops: bothShops },
  { id: 2, categoryId: lavenders, brandId: serraClara, popularity: 5, shops: bothShops },
  { id: 3, categoryId: lavenders, brandId: serraClara, popularity: 500, stock: 0 },
  { id: 4, categoryId: lavenders, brandId: caszulo, popularity: 900 },
  { id: 5, categoryId: florals, brandId: serraClara, popularity: 10 },
  { id: 6, categoryId: florals, brandId: caszulo, popularity: 20, shops: bothShops },
  { id: 7, categoryId: oils, brandId: caszulo, popularity: 1000, onRequest: true },
  { id: 8, categoryId: oils, brandId: caszulo, popularity: 30 },
  { id: 9, categoryId: candles, brandId: serraClara, popularity: 2000 },
  { id: 11, categoryId: lavenders, brandId: serraClara, popularity: 700 },
  { id: 12, categoryId: oils, popularity: 25 },
  { id: 13, categoryId: oils, popularity: 24 },
];

const api = await createTestApi({
  async prepare(database) {
    const { kysely } = database;
    await insertSmallShopProducts(database, products);
    const part = (productId: number) => ({ productId, quantity: 1 });
    const kits = [
      { id: 501, kind: 'fechada', parts: [part(1), part(9)] },
      { id: 502, kind: 'fechada', parts: [part(8)], popularity: 5 },
      { id: 503, kind: 'aberta', parts: [part(5)], popularity: 9 },
      { id: 504, kind: 'fechada', parts: [part(3)] },
      { id: 505, kind: 'fechada', parts: [part(7)] },
      { id: 506, kind: 'lista', parts: [part(2)] },
    ] as const;
    for (const kit of kits) await insertKit(database, { ...kit, name: `Kit ${kit.id}` });
    await kysely.deleteFrom('showcases').execute();
    await kysely
      .insertInto('sibling_groups')
      .values([
        { id: 1, attribute_id: 1, slug: 'primeiro' },
        { id: 2, attribute_id: 1, slug: 'segundo' },
      ])
      .execute();
    const { ml10, ml30 } = smallShop.attributeValues;
    await kysely
      .insertInto('product_siblings')
      .values([
        { group_id: 1, product_id: 1, attribute_value_id: ml10 },
        { group_id: 1, product_id: 11, attribute_value_id: ml30 },
        { group_id: 2, product_id: 12, attribute_value_id: ml10 },
        { group_id: 2, product_id: 13, attribute_value_id: ml30 },
      ])
      .execute();
    await kysely
      .insertInto('showcases')
      .values({
        id: 77,
        hash: 'produto-detalhe-indicados',
        level: 'product/detail',
        title: 'Combina com este',
        heading_tag: 'h3',
        rule: 'popular',
        size: 4,
      })
      .execute();
  },
});
const client = createContractClient(api);

const see = async (more: Record<string, string | number>) =>
  (await client.get(showcaseCalls.seenProducts, more)).produtos.map(({ id }) => id);

it('returns the viewed products in the given order, each once, without the current and unknown ones', async () => {
  expect(await see({ seenProducts: '8;9;2', productId: 9 })).toEqual([8, 2]);
  expect(await see({ seenProducts: '3;8;3;999;8;5' })).toEqual([3, 8, 5]);
  expect(await see({ seenProducts: ' 8 ;; 2;abc;-1;1.5;9999999999999' })).toEqual([8, 2]);
});

it('returns only products that the shop sells', async () => {
  expect(await see({ seenProducts: '8;6;2', loja: 'caszulo' })).toEqual([6, 2]);
});

it.each([
  ['2', 2],
  ['0', 1],
  ['-4', 1],
  ['abc', 9],
  ['1000000', 9],
])('parses the limit %j as %i', async (limit, count) => {
  expect(await see({ seenProducts: '1;2;3;4;5;6;7;8;9', limit })).toHaveLength(count);
});

it('uses 50 ids and returns 12 by default', async () => {
  const many = products.map(({ id }) => id);
  expect(await see({ seenProducts: many.join(';'), limit: 50 })).toEqual(many);
  expect(await see({ seenProducts: [...Array.from({ length: 49 }, () => 999), 8, 9].join(';') })).toEqual([8]);
});

it('returns an empty showcase without viewed products', async () => {
  for (const query of [{}, { seenProducts: '' }, { seenProducts: ';;;' }, { seenProducts: '1', productId: 1 }]) {
    expect(await client.get(showcaseCalls.seenProducts, query)).toEqual({
      vitrine: { id: 0, nivel: 'product/detail', titulo: 'Vistos por último', tagTitulo: 'h2' },
      produtos: [],
    });
  }
});

const recommend = async (productId: number, more = {}) =>
  (await client.get(showcaseCalls.recommendedProducts, { productId, ...more })).produtos.map(({ id }) => id);

it('recommends products in stock of the same category and brand first, then of the ancestors, by popularity', async () => {
  expect(await recommend(1)).toEqual([2, 4, 6, 5, 8, 12]);
});

it('recommends neither the product itself nor two of one sibling group', async () => {
  expect(await recommend(2)).toEqual([11, 4, 6, 5, 8, 12]);
  expect(await recommend(12)).toEqual([11, 5, 2, 4, 8, 6]);
});

it('recommends only products that the shop sells', async () => {
  expect(await recommend(1, { loja: 'caszulo' })).toEqual([2, 6]);
});

it('recommends for a kit the others that can be bought, then what is near its first product, and none of its own', async () => {
  const { produtos } = await client.get(showcaseCalls.recommendedProducts, { idListaCompra: 501 });
  expect(produtos.map(({ id, tipo }) => `${tipo} ${id}`)).toEqual([
    'aberta 503',
    'fechada 502',
    ...[2, 4, 6, 5, 8, 12].map((id) => `produto ${id}`),
  ]);
});

it('answers 404 for an unknown kit, whatever the product', async () => {
  const query = { idListaCompra: 7, productId: 1 };
  const { status, body } = await client.request('/showcase/products/produto-detalhe-indicados', query);
  expect([status, errorSchema.parse(body).error]).toEqual([404, 'Kit não encontrado.']);
});

it('uses the title that the merchant set', async () => {
  const { vitrine } = await client.get(showcaseCalls.recommendedProducts, { productId: 1 });
  expect(vitrine).toEqual({ id: 77, nivel: 'product/detail', titulo: 'Combina com este', tagTitulo: 'h3' });
});

it.each(['999999', '0', '-1', 'abc', '', '1;2', '99999999999'])('answers 404 for the product %j', async (productId) => {
  const { status, body } = await client.request('/showcase/products/produto-detalhe-indicados', { productId });
  expect(status).toBe(404);
  expect(errorSchema.parse(body).error).toBe('Produto não encontrado.');
});
