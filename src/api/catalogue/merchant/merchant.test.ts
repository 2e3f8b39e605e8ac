import { describe, expect, it } from 'vitest';
import { productDetailResponseSchema } from '#contract/product.ts';
import { testNow } from '#database/testing/test-now.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { changePrice } from './change-price.ts';
import { schedulePrice } from './schedule-price.ts';
import { setPublished } from './set-published.ts';

const soap = { id: 900_001, name: 'Sabonete', priceCents: 1490, stock: 5 };
const oil = {
  id: 900_002,
  name: 'Óleo',
  priceCents: 3290,
  stock: 0,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 3 },
  ],
};
const hourMs = 3_600_000;

const shop = await createTestApi({
  products: [soap, oil],
});
const client = createContractClient(shop);

const call = { path: '/url/product/detail', response: productDetailResponseSchema };
const show = async (id: number) => (await client.get(call, { url: `/produto-${id}` })).conteudo;
const countChanges = async () =>
  (await shop.database.kysely.selectFrom('catalogue_changes').select('id').execute()).length;

/** The prices of a product's page, "from" and "for". */
const readPrices = async (id: number) => {
  const { de, por } = (await show(id)).precos;
  return [de, por];
};

describe('a changed price', () => {
  it('is on the page within a second, with the crossed-out price or without', async () => {
    const unit = { productId: soap.id, attributeValueId: 0 };
    await changePrice(shop.database, { ...unit, priceCents: 1290, listPriceCents: 1490 });
    await expect.poll(() => readPrices(soap.id)).toEqual([14.9, 12.9]);
    await changePrice(shop.database, { ...unit, priceCents: 1390, listPriceCents: null });
    await expect.poll(() => readPrices(soap.id)).toEqual([0, 13.9]);
  });

  it('is that of one value of a product with values', async () => {
    const unit = { productId: oil.id, attributeValueId: 900_051, listPriceCents: null };
    await changePrice(shop.database, { ...unit, priceCents: 2990 });
    await expect.poll(() => readPrices(oil.id)).toEqual([0, 29.9]);
    await expect(changePrice(shop.database, { ...unit, attributeValueId: 0, priceCents: 1 })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it.each([
    ['nothing', { priceCents: 0 }, 'invalid', { preco: 'Confira o preço.' }],
    ['half a centavo', { priceCents: 10.5 }, 'invalid', { preco: 'Confira o preço.' }],
    [
      'a crossed-out price that is no higher',
      { listPriceCents: 1000 },
      'invalid',
      { precoDe: 'O preço "de" precisa ser maior que o preço atual.' },
    ],
    ['an unknown product', { productId: 4711 }, 'not-found', undefined],
  ])('is refused for %s, and nothing is published', async (_, wrong, code, fields) => {
    const before = await countChanges();
    const change = { productId: soap.id, attributeValueId: 0, priceCents: 1000, listPriceCents: null, ...wrong };
    await expect(changePrice(shop.database, change)).rejects.toMatchObject({ code, fields });
    expect(await countChanges()).toBe(before);
  });
});

describe('a scheduled price', () => {
  it('is in force from its start to its end', async () => {
    const start = testNow.getTime() + hourMs;
    const schedule = {
      productId: oil.id,
      name: 'Semana',
      priceCents: 1990,
      startsAtMs: start,
      endsAtMs: start + hourMs,
    };
    expect(await schedulePrice(shop.database, schedule)).toBeGreaterThan(0);
    await expect.poll(() => readPrices(oil.id)).toEqual([0, 29.9]);
    shop.clock.now = new Date(start);
    await expect.poll(async () => (await show(oil.id)).precos.por).toBe(19.9);
    shop.clock.now = new Date(start + hourMs);
    await expect.poll(async () => (await show(oil.id)).precos.por).toBe(29.9);
  });

  it('is refused if it ends before it begins, and for an unknown product', async () => {
    const schedule = { productId: oil.id, name: 'X', priceCents: 100, startsAtMs: 2, endsAtMs: 2 };
    await expect(schedulePrice(shop.database, schedule)).rejects.toMatchObject({ code: 'invalid' });
    const unknown = { ...schedule, endsAtMs: 3, productId: 4711 };
    await expect(schedulePrice(shop.database, unknown)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a withdrawn product', () => {
  it('has no page until it is published again', async () => {
    const status = async () => (await client.request('/url/product/detail', { url: `/produto-${soap.id}` })).status;
    await setPublished(shop.database, soap.id, false);
    await expect.poll(status).toBe(404);
    await setPublished(shop.database, soap.id, true);
    await expect.poll(status).toBe(200);
    await expect(setPublished(shop.database, 4711, true)).rejects.toMatchObject({ code: 'not-found' });
  });
});
