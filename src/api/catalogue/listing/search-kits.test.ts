// Kits and curated lists among the products that a search finds.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { recordChange } from '#database/record-change.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { setStock } from '../../testing/set-stock.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createTestCatalogue } from '../../testing/test-catalogue.ts';
import { changePrice } from '../merchant/change-price.ts';
import { setPublished } from '../merchant/set-published.ts';
import type { CatalogueSource } from '../published/source.ts';
import { parseListingQuery } from './listing-query.ts';
import { toSearchPage } from './search.ts';

const { brands, filterValues } = smallShop;
const bothShops = ['main', 'caszulo'];

/** Ids of lists; those of products are smaller, but for one that both have. */
const [gift, trio, picks, soldOut, onRequest, same] = [101, 102, 103, 104, 105, 5];

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      {
        id: 1,
        name: 'Vela de figo',
        priceCents: 4000,
        listPriceCents: 4200,
        shops: bothShops,
        filterValueIds: [filterValues.floral],
      },
      { id: 2, name: 'Sachê de figo', priceCents: 2000, shops: bothShops, brandId: brands.caszulo },
      { id: 3, name: 'Creme de figo', priceCents: 1000, stock: 0 },
      { id: 4, name: 'Difusor de figo', onRequest: true },
      { id: 5, name: 'Tintura de figo', priceCents: 9000, filterValueIds: [filterValues.floral, filterValues.sleep] },
    ]);
    const parts = [
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ];
    const oils = [
      { productId: 1, quantity: 1 },
      { productId: 5, quantity: 1 },
    ];
    const kits = [
      { id: gift, name: 'Caixa de figo', kind: 'fechada', discountPercent: 10, shops: bothShops, parts },
      { id: trio, name: 'Monte o figo', kind: 'aberta', popularity: 500, parts: oils },
      { id: picks, name: 'Escolhas de figo', kind: 'lista', popularity: 400, parts: oils },
      {
        id: soldOut,
        name: 'Banho de figo',
        kind: 'fechada',
        popularity: 900,
        parts: [{ productId: 3, quantity: 1 }],
      },
      { id: onRequest, name: 'Ar de figo', kind: 'fechada', parts: [...parts, { productId: 4, quantity: 1 }] },
      { id: same, name: 'Roupa de figo', kind: 'fechada', popularity: 300, parts: [{ productId: 2, quantity: 3 }] },
    ] as const;
    for (const kit of kits) await insertKit(database, kit);
  },
});
const client = createContractClient(api);

const search = (busca: string, more = {}) => client.get(calls.search, { busca, ...more });
type Page = Awaited<ReturnType<typeof search>>;
const toPaths = ({ conteudo }: Page) => conteudo.produtos.map(({ rota }) => rota.path);
const toKits = (page: Page) => toPaths(page).filter((path) => path.startsWith('/lista/'));

describe('a search', () => {
  it('finds kits and lists by name, as cards with every field of a product', async () => {
    const { conteudo, info } = await search('caixa de figo');
    expect(info).toMatchObject({ total: 1, exibindo: 1 });
    const [card] = conteudo.produtos;
    expect(card).toMatchObject({
      id: gift,
      tipo: 'fechada',
      status: 'disponivel',
      precos: { de: 60, por: 54 },
      marca: { id: brands.serraClara, rota: { path: '/marcas/serra-clara' } },
      categoria: { id: smallShop.categories.oils },
      rota: { name: 'list/detail', path: '/lista/kit-101', params: { lista: 'kit-101', produto: 'lista/kit-101' } },
      carrinho: { tipo: 'lista' },
      selos: [],
    });
    expect((await search('escolhas')).conteudo.produtos[0]).toMatchObject({ id: picks, tipo: 'lista' });
  });

  it('finds kits by the word for their kind and by their code', async () => {
    expect(toKits(await search('kit'))).toHaveLength(5);
    expect(toPaths(await search('KIT-102'))).toEqual(['/lista/kit-102']);
  });

  it('sorts kits among products by popularity, and sold-out ones last', async () => {
    expect(toPaths(await search('figo'))).toEqual([
      '/lista/kit-102',
      '/lista/kit-103',
      '/lista/kit-5',
      '/lista/kit-101',
      '/produto-1',
      '/produto-2',
      '/produto-4',
      '/produto-5',
      '/lista/kit-104',
      '/lista/kit-105',
      '/produto-3',
    ]);
  });

  it('distinguishes a product from a kit with the same id', async () => {
    expect((await search('tintura de figo')).conteudo.produtos).toMatchObject([{ id: 5, tipo: 'produto' }]);
    expect((await search('roupa de figo')).conteudo.produtos).toMatchObject([{ id: 5, tipo: 'fechada' }]);
  });

  it('shows kits in the suggestions', async () => {
    const page = await search('figo', { offset: 0, limit: 5, order: 'Popularidade' });
    expect(page.info).toMatchObject({ total: 11, exibindo: 5 });
    expect(toKits(page)).toHaveLength(4);
  });

  it('finds only kits that the shop sells, and what else it sells for the text', async () => {
    expect(toKits(await search('figo', { loja: 'caszulo' }))).toEqual(['/lista/kit-101']);
    expect(toPaths(await search('monte figo', { loja: 'caszulo' }))).toEqual(
      toPaths(await search('figo', { loja: 'caszulo' })),
    );
  });

  it('has kits and lists as a kind beside the categories, which can be listed', async () => {
    const kinds = (await search('figo')).conteudo.detalhes.filtrosCategoria ?? [];
    expect(kinds.map(({ nome, quantidade }) => [nome, quantidade])).toEqual([
      ['Óleos', 5],
      ['Kits e listas', 6],
    ]);
    const listed = await search('figo', { categoria: String(kinds[1]?.id) });
    expect(toPaths(listed)).toEqual(toKits(await search('figo')));
    expect(listed.conteudo.detalhes.filtrosCategoria).toMatchObject([
      { nome: 'Óleos', ativo: false },
      { nome: 'Kits e listas', ativo: true },
    ]);
  });

  it('lists no kit for an empty text', async () => {
    expect(toKits(await search(''))).toEqual([]);
  });
});

describe('the price of a kit', () => {
  it('sorts it among products, a list by its cheapest one; what is sold on request is last in both directions', async () => {
    const cheapest = toPaths(await search('figo', { order: 'Menor Preço' }));
    const below50 = ['/produto-3', '/lista/kit-104', '/produto-2', '/produto-1', '/lista/kit-103'];
    const others = ['/lista/kit-101', '/lista/kit-5', '/produto-5', '/lista/kit-102'];
    expect(cheapest.slice(0, 9)).toEqual([...below50, ...others]);
    const dearest = toPaths(await search('figo', { order: 'Maior Preço' }));
    expect(dearest[0]).toBe('/lista/kit-102');
    expect(dearest.slice(-2)).toEqual(cheapest.slice(-2));
    expect(dearest.slice(-2)).toEqual(['/produto-4', '/lista/kit-105']);
  });

  it('counts for the filters of price and discount', async () => {
    expect(toKits(await search('figo', { preco: '50-60' }))).toEqual(['/lista/kit-5', '/lista/kit-101']);
    expect(toKits(await search('figo', { preco: '40-45' }))).toEqual(['/lista/kit-103']);
    expect(toKits(await search('figo', { preco: '80-90' }))).toEqual([]);
    expect(toKits(await search('figo', { preco: '0-' }))).not.toContain('/lista/kit-105');
    expect(toPaths(await search('figo', { descontoPrecoPor: '10-19' }))).toEqual(['/lista/kit-101']);
    // A curated list has no discount, although its cheapest product has one.
    expect(toPaths(await search('figo', { descontoPrecoPor: '3-9' }))).toEqual(['/produto-1']);
  });

  it('preserves pages without gaps', async () => {
    for (const order of ['Popularidade', 'Favoritos', 'Menor Preço', 'Maior Preço']) {
      const offsets = [0, 3, 6, 9];
      const pages = await Promise.all(offsets.map((offset) => search('figo', { order, offset, limit: 3 })));
      const paths = pages.flatMap(toPaths);
      expect([paths.length, new Set(paths).size], order).toEqual([11, 11]);
    }
  });
});

describe('the filters of kits', () => {
  it('are the brand and the values that all their products have', async () => {
    const ofBrand = await search('figo', { marca: brands.caszulo });
    expect(toKits(ofBrand)).toEqual(['/lista/kit-5']);
    expect(toKits(await search('figo', { filtro: filterValues.floral }))).toEqual(['/lista/kit-102', '/lista/kit-103']);
    expect(toKits(await search('figo', { filtro: filterValues.sleep }))).toEqual([]);
  });

  it('have counts that include them', async () => {
    const { conteudo } = await search('figo');
    const floral = conteudo.detalhes.filtros.flatMap(({ valores }) => valores).find(({ label }) => label === 'Floral');
    expect(floral?.quantidade).toBe((await search('figo', { filtro: filterValues.floral })).info.total);
    for (const { id, quantidade } of conteudo.detalhes.marcas) {
      expect(quantidade).toBe((await search('figo', { marca: id })).info.total);
    }
  });
});

describe('a change', () => {
  let catalogue: CatalogueSource;
  let raised: Set<string>;
  beforeEach(async () => {
    catalogue = await createTestCatalogue(api.database);
    raised = new Set();
    catalogue.onChange((keys) => {
      for (const key of keys) raised.add(key);
    });
  });
  afterEach(() => catalogue.close());

  const find = (text: string, more: Record<string, string> = {}) => {
    const model = catalogue.current();
    const query = parseListingQuery(new URLSearchParams({ busca: text, ...more }), 'main', model);
    return toSearchPage(model, query);
  };

  it('of the price of a part moves the kit', async () => {
    const order = { order: 'Maior Preço' };
    expect(toPaths(find('figo', order))[0]).toBe('/lista/kit-102');
    const price = { productId: 2, attributeValueId: 0, listPriceCents: null };
    await changePrice(api.database, { ...price, priceCents: 8000 });
    await catalogue.refresh();
    expect(toPaths(find('figo', order))[0]).toBe('/lista/kit-5');
    expect(find('roupa de figo', { preco: '240-240' }).conteudo.produtos[0]?.precos.por).toBe(240);
    expect(raised).toContain('catalogue');
    await changePrice(api.database, { ...price, priceCents: 2000 });
  });

  it('of the stock or price of a product moves the list that has it', async () => {
    const findRange = () => {
      const [card] = find('escolhas').conteudo.produtos;
      expect(card?.precos.por).toBe(card?.faixaPrecos?.menor);
      return card?.faixaPrecos;
    };
    expect(findRange()).toEqual({ menor: 40, maior: 90 });
    await setStock(api.database, 1, 0);
    await catalogue.refresh();
    expect(findRange()).toEqual({ menor: 90, maior: 90 });
    expect(toKits(find('figo', { preco: '90-90' }))).toContain('/lista/kit-103');
    await setStock(api.database, 1, 10);
    const price = { productId: 5, attributeValueId: 0, listPriceCents: null };
    await changePrice(api.database, { ...price, priceCents: 3000 });
    await catalogue.refresh();
    expect(findRange()).toEqual({ menor: 30, maior: 40 });
    expect(toKits(find('figo', { preco: '30-30' }))).toEqual(['/lista/kit-103']);
    await changePrice(api.database, { ...price, priceCents: 9000 });
  });

  it('of the stock of a part moves the kit last', async () => {
    expect(toPaths(find('caixa de figo'))).toEqual(['/lista/kit-101']);
    await setStock(api.database, 2, 0);
    await catalogue.refresh();
    const paths = toPaths(find('figo'));
    expect(paths.indexOf('/lista/kit-101')).toBeGreaterThan(paths.indexOf('/produto-5'));
    expect(find('caixa de figo').conteudo.produtos).toMatchObject([{ status: 'indisponivel' }]);
    await setStock(api.database, 2, 10);
  });

  it('of a withdrawn part removes the kit', async () => {
    await setPublished(api.database, 2, false);
    await catalogue.refresh();
    expect(toKits(find('figo'))).toEqual(['/lista/kit-102', '/lista/kit-103', '/lista/kit-104']);
    expect(raised).toContain('catalogue');
    await setPublished(api.database, 2, true);
    await catalogue.refresh();
    expect(toKits(find('figo'))).toHaveLength(6);
  });

  it('of the name of a kit, or of whether it is sold, is found at once', async () => {
    const { kysely } = api.database;
    const change = async (values: { name?: string; active?: 0 | 1 }) => {
      await kysely.updateTable('lists').set(values).where('id', '=', trio).execute();
      await recordChange(kysely, { kind: 'list', ids: [trio] });
      await catalogue.refresh();
    };
    await change({ name: 'Trio cheiroso' });
    expect(toPaths(find('cheiroso'))).toEqual(['/lista/kit-102']);
    expect(raised).toContain('catalogue');
    await change({ active: 0 });
    expect(toPaths(find('cheiroso'))).toEqual([]);
    await change({ name: 'Monte o figo', active: 1 });
  });
});
