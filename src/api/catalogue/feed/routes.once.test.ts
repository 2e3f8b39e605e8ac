import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { FeedUnit } from '#contract/product-feed.ts';
import type { Database } from '#database/client.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertDevices, insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { ml10, ml30 } = smallShop.attributeValues;
const start = '2026-11-21T00:00:30-03:00';
const end = '2026-11-27T23:59:59-03:00';
const week = { name: 'Semana', priceCents: 800, startsAt: start, endsAt: end };
const both = ['main', 'caszulo'];
const withoutPicture = 9;

const api = await createTestApi({
  async prepare(database) {
    const { kysely } = database;
    await insertSmallShopProducts(database, [
      { id: 1, name: 'Óleo', shops: both, values: [value(ml10, 2000, 0), value(ml30, 5001, 3)], schedules: [week] },
      { id: 2, name: 'Vela 200 g', priceCents: 3000, listPriceCents: 4000 },
      { id: 3, name: 'Bruma', schedules: [week] },
      { id: 4, name: 'Difusor 300 ml' },
      { id: 5, name: 'Sob consulta', onRequest: true },
      { id: 6, name: 'Escondida' },
      { id: 7, name: 'De Caszulo', shops: ['caszulo'] },
      { id: withoutPicture, name: 'Sem foto' },
    ]);
    await insertDevices(database, [{ product_id: 4, capacity_ml: 300 }]);
    await kysely.updateTable('products').set({ indexable: 0 }).where('id', '=', 6).execute();
    await kysely.updateTable('products').set({ ean: '4006381333931', mpn: 'M-1' }).where('id', 'in', [1, 2]).execute();
    await kysely.updateTable('products').set({ ean: '4006381333932' }).where('id', '=', 3).execute();
    await kysely
      .updateTable('products')
      .set({ short_text: 'Curto.', long_html: '<p>Longo &amp; <b>bom</b>.</p><p>Fim.</p>', weight_grams: 120 })
      .where('id', 'in', [2, 3])
      .execute();
    await insertPictures(database, [1, 2, 3, 4, 5, 6, 7]);
    const parts = [
      { productId: 2, quantity: 1 },
      { productId: 3, quantity: 2 },
    ];
    await insertKit(database, { id: 501, name: 'Kit', kind: 'fechada', discountPercent: 10, parts });
    await kysely.updateTable('lists').set({ picture_key: 'products/p-5' }).where('id', '=', 501).execute();
    const opened = { list_id: 501, position: 0, picture_key: 'products/p-7', alternative: 'Kit aberto' };
    await kysely.insertInto('list_pictures').values(opened).execute();
    await insertKit(database, { id: 502, name: 'Lista', kind: 'lista', parts });
    await insertKit(database, { id: 503, name: 'Fica', kind: 'fechada', parts: [{ productId: 5, quantity: 1 }] });
  },
});
const client = createContractClient(api);
const service = { url: 'http://127.0.0.1:9', token: 'x'.repeat(16), secret: 'x'.repeat(16) };
const withCards = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, name: 'Vela', priceCents: 6000, schedules: [{ ...week, priceCents: 4990 }] },
      { id: 2, name: 'Bruma', priceCents: 2999 },
    ]);
    await insertPictures(database, [1, 2]);
  },
  dependencies: { mercadoPago: { ...service, methods: ['card'], pixMinutes: 30 } },
});
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T10:00:00-03:00');
});

/** One picture of each product. */
async function insertPictures({ kysely }: Database, productIds: readonly number[]): Promise<void> {
  for (const id of productIds) {
    const picture = { key: `products/p-${id}`, hash: '0123456789', width: 1200, height: 1200, color: '#ffffff' };
    await kysely.insertInto('pictures').values(picture).execute();
    const shown = { product_id: id, position: 0, picture_key: picture.key, alternative: '' };
    await kysely.insertInto('product_pictures').values(shown).execute();
  }
}

function value(id: number, priceCents: number, stock: number) {
  return { id, priceCents, stock };
}

const loadFeed = (query = {}) => client.get(calls.productFeed, query);

async function getUnit(sku: string, query = {}): Promise<FeedUnit> {
  const unit = (await loadFeed(query)).unidades.find((candidate) => candidate.sku === sku);
  if (!unit) throw new Error(`${sku} is not in the feed`);
  return unit;
}

describe('the feed of a shop', () => {
  it('has each unit for sale with a picture and a price once', async () => {
    const { unidades } = await loadFeed();
    const skus = unidades.map(({ sku }) => sku);
    expect(skus).toEqual(['SKU-1-71', 'SKU-1-72', 'SKU-2', 'SKU-3', 'SKU-4', 'KIT-501']);
    expect((await loadFeed({ loja: 'caszulo' })).unidades.map(({ sku }) => sku)).toEqual([
      'SKU-1-71',
      'SKU-1-72',
      'SKU-7',
    ]);
  });

  it('is read in pages of products and kits', async () => {
    const { unidades, info } = await loadFeed();
    expect(info).toEqual({ total: 7, offset: 0, limit: 200 });
    const pages = [];
    for (let offset = 0; offset < info.total; offset += 2) pages.push(await loadFeed({ offset, limit: 2 }));
    expect(pages.flatMap((page) => page.unidades)).toEqual(unidades);
  });

  it('is stored by no cache, since the document is', async () => {
    expect((await api.send('/feeds/products')).headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a unit', () => {
  it('among several leads to the page with it chosen, and belongs to their group', async () => {
    expect(await getUnit('SKU-1-72')).toMatchObject({
      nome: 'Óleo 30 ml',
      grupo: 'produto-1',
      url: 'https://loja.test/produto-1?sku=SKU-1-72',
      status: 'disponivel',
      preco: 50.01,
      variacao: { nome: 'Volume', label: '30 ml' },
      medida: { quantidade: 30, unidade: 'ml' },
    });
    expect(await getUnit('SKU-1-71', { loja: 'caszulo' })).toMatchObject({
      url: 'https://loja.test/produto-1?sku=SKU-1-71&loja=caszulo',
      status: 'indisponivel',
    });
  });

  it('has the number of the product only if it is its only one, and only a valid number', async () => {
    expect(await getUnit('SKU-2')).toMatchObject({ gtin: '4006381333931', mpn: 'M-1' });
    for (const sku of ['SKU-1-71', 'SKU-3']) expect.soft(await getUnit(sku), sku).not.toHaveProperty('gtin');
  });

  it('is described by text, weighs what is posted, and holds what its name says', async () => {
    expect(await getUnit('SKU-2')).toMatchObject({
      descricao: 'Curto.\n\nLongo & bom . Fim.',
      imagens: ['https://loja.test/img/products/p-2.0123456789-1200.jpg'],
      categorias: ['Óleos'],
      marca: 'Serra Clara',
      pesoGramas: 120,
      medida: { quantidade: 200, unidade: 'g' },
    });
    expect(await getUnit('SKU-4')).not.toHaveProperty('medida');
  });
});

it('has all pictures of a kit before those of its parts', async () => {
  const { imagens } = await getUnit('KIT-501');
  const toAddress = (id: number) => `https://loja.test/img/products/p-${id}.0123456789-1200.jpg`;
  expect(imagens).toEqual([5, 7, 2, 3].map(toAddress));
});

describe('the price', () => {
  it('has the "from" price of the page', async () => {
    expect(await getUnit('SKU-2')).toMatchObject({ preco: 40, promocao: { preco: 30 } });
  });

  it('announces a schedule, has its dates in whole minutes, and forgets it at its end', async () => {
    const period = { dataFinal: '2026-11-28T00:00:00-03:00' };
    const promocao = { preco: 8, dataInicial: '2026-11-21T00:01:00-03:00', ...period };
    expect(await getUnit('SKU-3')).toMatchObject({ preco: 10, promocao });
    api.clock.now = new Date(start);
    expect(await getUnit('SKU-3')).toMatchObject({
      preco: 10,
      promocao: { preco: 8, dataInicial: '2026-11-21T00:00:00-03:00', ...period },
    });
    api.clock.now = new Date(end);
    expect(await getUnit('SKU-3')).not.toHaveProperty('promocao');
  });

  it('of a kit is that of its page, with what its parts cost', async () => {
    const { conteudo } = await client.get(calls.listDetail, { url: '/lista/kit-501' });
    expect(await getUnit('KIT-501')).toMatchObject({
      kit: true,
      url: 'https://loja.test/lista/kit-501',
      preco: conteudo.precos.de,
      promocao: { preco: conteudo.precos.por },
      marca: 'Serra Clara',
      pesoGramas: 360,
    });
  });
});

it('has installments without interest of what is paid now, where the shop takes cards', async () => {
  expect((await loadFeed()).unidades.filter(({ parcelamento }) => parcelamento)).toEqual([]);
  withCards.clock.now = new Date(start);
  const { unidades } = await createContractClient(withCards).get(calls.productFeed, {});
  expect(unidades.map(({ sku, parcelamento }) => [sku, parcelamento])).toEqual([
    ['SKU-1', { parcelas: 3, valor: 16.63 }],
    ['SKU-2', undefined],
  ]);
});
