import { beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, insertSmallShopProduct, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';

const { ml10, ml30 } = smallShop.attributeValues;
const start = '2026-11-21T00:00:00.000-03:00';
const end = '2026-11-27T23:59:59.000-03:00';

const api = await createTestApi({
  prepare: (database) =>
    insertSmallShopProducts(database, [
      {
        id: 1,
        slug: 'vela',
        priceCents: 10_000,
        schedules: [{ name: 'cronometro Black Friday', priceCents: 8000, startsAt: start, endsAt: end }],
      },
      {
        id: 2,
        slug: 'oleo',
        values: [
          { id: ml10, priceCents: 2000, stock: 0 },
          { id: ml30, priceCents: 5001, stock: 3 },
        ],
        schedules: [{ name: 'Semana do óleo', priceCents: 1500, startsAt: start, endsAt: end }],
      },
      {
        id: 3,
        slug: 'sache',
        priceCents: 3000,
        listPriceCents: 4000,
        schedules: [
          { name: 'Primeira', priceCents: 2500, startsAt: start, endsAt: end },
          { name: 'Mais barata', priceCents: 2000, startsAt: '2026-11-22T00:00:00-03:00', endsAt: end },
        ],
      },
      { id: 4, slug: 'sabonete', priceCents: 9000 },
    ]),
});
const client = createContractClient(api);
beforeEach(() => {
  api.clock.now = new Date('2026-11-20T10:00:00-03:00');
});

const getProduct = async (url: string) => (await client.get(calls.productDetail, { url })).conteudo;

const afterMs = (moment: string, ms: number) => new Date(Date.parse(moment) + ms);

it.each([
  ['a millisecond before the start', afterMs(start, -1), 100, 0],
  ['at the start', afterMs(start, 0), 80, 100],
  ['a millisecond before the end', afterMs(end, -1), 80, 100],
  ['at the end', afterMs(end, 0), 100, 0],
])('returns %s the price at that time', async (_, now, por, de) => {
  api.clock.now = now;
  const { precos, agendamentoPreco } = await getProduct('/vela');
  expect(precos).toMatchObject({ por, de, precoPor: por });
  expect('aplicado' in agendamentoPreco).toBe(por === 80);
});

it('returns the schedule in force with its bounds, under both spellings', async () => {
  api.clock.now = new Date('2026-11-22T12:00:00-03:00');
  const product = await getProduct('/vela');
  expect(product.agendamentoPreco.aplicado).toEqual({
    nome: 'cronometro Black Friday',
    precoDe: 100,
    precoPor: 80,
    descontoVista: 5,
    dataInicial: '2026-11-21T00:00:00-03:00',
    dataFinal: '2026-11-27T23:59:59-03:00',
  });
  expect(product.AgendamentoPreco).toEqual(product.agendamentoPreco);
});

it('returns a future schedule, and none after its end', async () => {
  const before = await getProduct('/vela');
  expect(before.agendamentoPreco).toMatchObject({ geral: [{ nome: 'cronometro Black Friday' }] });
  api.clock.now = new Date('2026-12-01T00:00:00-03:00');
  expect((await getProduct('/vela')).agendamentoPreco).toEqual({});
});

it('applies the cheapest of several schedules', async () => {
  api.clock.now = new Date('2026-11-21T12:00:00-03:00');
  expect((await getProduct('/sache')).precos).toMatchObject({ por: 25, de: 40 });
  api.clock.now = new Date('2026-11-22T12:00:00-03:00');
  expect((await getProduct('/sache')).precos).toMatchObject({ por: 20, de: 40 });
});

it('changes every simple value in proportion to the first one', async () => {
  api.clock.now = new Date('2026-11-21T12:00:00-03:00');
  const { atributos, precos } = await getProduct('/oleo');
  const values = atributos.simples?.valores ?? [];
  expect(values.map((value) => value.precos.por)).toEqual([15, 37.51]);
  expect(values.map((value) => value.precos.de)).toEqual([20, 50.01]);
  expect(precos).toEqual(values[1]?.precos);
});

it('updates listings, orders and offers when a schedule starts, and when the clock is set back', async () => {
  const list = async (url: string) =>
    (await client.get(calls.categoryListing, { url, order: 'Maior Preço' })).conteudo.produtos.map(({ id }) => id);
  expect(await list('/oleos')).toEqual([1, 4, 2, 3]);
  expect(await list('/ofertas')).toEqual([3]);
  api.clock.now = new Date('2026-11-21T12:00:00-03:00');
  expect(await list('/oleos')).toEqual([4, 1, 2, 3]);
  expect(await list('/ofertas')).toEqual([1, 2, 3]);
  api.clock.now = new Date('2026-11-20T12:00:00-03:00');
  expect(await list('/ofertas')).toEqual([3]);
});

it('shows a change of the catalogue after it is recorded', async () => {
  const source = await createTestCatalogue(api.database);
  try {
    const before = source.current();
    await insertSmallShopProduct(api.database.kysely, { id: 50, name: 'Chegou agora' });
    await source.refresh();
    expect(source.current()).toBe(before);
    await recordChange(api.database.kysely, { kind: 'product', ids: [50] });
    await source.refresh();
    expect(source.current().productsById.get(50)?.name).toBe('Chegou agora');
    expect(before.productsById.has(50)).toBe(false);
    const { items, search } = source.current();
    const hits = search.find('chegou agora', () => true);
    expect(hits.map(({ key, isExact }) => [items[key]?.id, isExact])).toEqual([[50, true]]);
  } finally {
    await source.close();
    await api.database.kysely.deleteFrom('products').where('id', '=', 50).execute();
  }
});
