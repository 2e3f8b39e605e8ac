import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertSmallShopProducts, smallShop } from '#database/testing/small-shop.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const { ml10, ml30 } = smallShop.attributeValues;

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, priceCents: 2000, stock: 5 },
      {
        id: 2,
        values: [
          { id: ml10, priceCents: 3000, stock: 9 },
          { id: ml30, priceCents: 6995, stock: 4 },
        ],
      },
      { id: 3, priceCents: 1000, stock: 0 },
    ]);
    const parts = [
      { productId: 1, quantity: 2 },
      { productId: 2, valueId: ml30, quantity: 1 },
    ];
    await insertKit(database, { id: 501, name: 'Kit Fechado', kind: 'fechada', discountPercent: 10, parts });
    const withSoldOut = [...parts, { productId: 3, quantity: 1 }];
    await insertKit(database, {
      id: 502,
      name: 'Kit Aberto',
      kind: 'aberta',
      canChooseValue: true,
      parts: withSoldOut,
    });
    await insertKit(database, { id: 503, name: 'Kit Esgotado', kind: 'fechada', parts: withSoldOut });
    await insertKit(database, {
      id: 504,
      name: 'Lista',
      kind: 'lista',
      shops: ['main', 'caszulo'],
      parts: withSoldOut,
    });
    const { kysely } = database;
    const keys = ['lists/kit-1', 'lists/kit-pieces', 'lists/kit-wrapped'];
    await kysely
      .insertInto('pictures')
      .values(keys.map((key) => ({ key, hash: '0123456789', width: 1200, height: 1500, color: '#d9cdee' })))
      .execute();
    await kysely.updateTable('lists').set({ picture_key: 'lists/kit-1' }).where('id', '=', 501).execute();
    await kysely
      .insertInto('list_pictures')
      .values([
        { list_id: 501, position: 1, picture_key: 'lists/kit-wrapped', alternative: 'Kit Fechado: caixa fechada' },
        { list_id: 501, position: 0, picture_key: 'lists/kit-pieces', alternative: 'Kit Fechado: todas as peças' },
      ])
      .execute();
  },
});
const client = createContractClient(api);

const getList = async (id: number) => (await client.get(calls.listDetail, { url: `/lista/kit-${id}` })).conteudo;

it('prices a kit as the sum of its parts less the discount, rounded once', async () => {
  const kit = await getList(501);
  expect(kit.precos).toMatchObject({ de: 109.95, por: 98.96, vista: 94.01 });
  expect(kit).toMatchObject({ tipo: 'fechada', status: 'disponivel', estoque: 2, selecaoAtributo: false });
  expect(kit.produtos.map(({ id, quantidade }) => [id, quantidade])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('shows further pictures of a kit on its page, after that of its card', async () => {
  const { midias } = await getList(501);
  expect(midias.imagens.map(({ label }) => label)).toEqual([
    'Kit Fechado',
    'Kit Fechado: todas as peças',
    'Kit Fechado: caixa fechada',
  ]);
  const { conteudo } = await client.get(calls.listListing, { url: '/lista' });
  const card = conteudo.produtos.find(({ id }) => id === 501);
  expect(card?.midias.imagens.map(({ label }) => label)).toEqual(['Kit Fechado']);
});

it('shows each part at its preselected value', async () => {
  const part = (await getList(501)).produtos[1];
  expect(part?.precos.por).toBe(69.95);
  expect(part?.atributos.simples?.valores.map(({ selecionado }) => selecionado)).toEqual([false, true]);
});

it('returns the payload of the kit with its parts', async () => {
  const { carrinho } = await getList(501);
  expect(carrinho).toMatchObject({ tipo: 'lista', itens: [{ idProduto: '501', parametros: `1-0-2;2-${ml30}-1` }] });
});

it('omits sold-out parts of an open kit, and does not sell a closed one', async () => {
  const open = await getList(502);
  expect(open.produtos.map(({ quantidade }) => quantidade)).toEqual([2, 1, 0]);
  expect(open).toMatchObject({ status: 'disponivel', precos: { por: 109.95 } });
  expect(await getList(503)).toMatchObject({ status: 'indisponivel', estoque: 0 });
});

it('names what a kit holds, on its page and on cards: sold-out parts of an open kit are not in it', async () => {
  const open = await getList(502);
  const names = open.produtos.map(({ nome }) => nome);
  const pieces = [
    { nome: names[0], quantidade: 2 },
    { nome: names[1], quantidade: 1 },
  ];
  const found = (await client.get(calls.search, { busca: 'kit', limit: 50 })).conteudo.produtos;
  const index = (await client.get(calls.listListing, { url: '/lista' })).conteudo.produtos;
  expect(open.pecas).toEqual(pieces);
  for (const cards of [found, index]) {
    const shown = new Map(cards.map(({ id, pecas }) => [id, pecas]));
    expect(shown.get(502)).toEqual(pieces);
    expect(shown.get(503)).toEqual([...pieces, { nome: names[2], quantidade: 1 }]);
    expect(shown.get(504)).toBeUndefined();
  }
});

it('offers the products of a curated list one by one', async () => {
  const list = await getList(504);
  expect(list).toMatchObject({ tipo: 'lista', status: 'disponivel', quantidadeProdutos: 3 });
  expect(list.carrinho).toMatchObject({ tipo: 'produto', itens: [{ idProduto: '1', quantidade: '1' }] });
  expect(list).toMatchObject({ precos: { de: 0, por: 20 }, faixaPrecos: { menor: 20 } });
});

it('sorts kits and lists by the price that they show', async () => {
  for (const order of ['Menor Preço', 'Maior Preço']) {
    const { produtos } = (await client.get(calls.listListing, { url: '/lista', order })).conteudo;
    const prices = produtos.filter(({ status }) => status === 'disponivel').map(({ precos }) => precos.por);
    const sorted = prices.toSorted((one, other) => (order === 'Menor Preço' ? one - other : other - one));
    expect(prices).toEqual(sorted);
  }
});

it('lists the kits of a shop in pages and orders', async () => {
  const read = (more = {}) => client.get(calls.listListing, { url: '/lista', ...more });
  const all = await read();
  expect(all.info).toMatchObject({ total: 4, exibindo: 4, prev: '', next: '' });
  expect((await read({ loja: 'caszulo' })).conteudo.produtos.map(({ id }) => id)).toEqual([504]);
  const idsBy = async (order: string) => (await read({ order })).conteudo.produtos.map(({ id }) => id);
  expect(await idsBy('Popularidade')).toEqual([501, 502, 504, 503]);
  expect(await idsBy('Menor Preço')).toEqual([504, 501, 502, 503]);
  expect(await idsBy('Maior Preço')).toEqual([503, 502, 501, 504]);
  const cheapest = await read({ order: 'Menor Preço', offset: 0, limit: 1 });
  expect(cheapest.conteudo.produtos.map(({ id }) => id)).toEqual([504]);
  expect(cheapest.info.next).toBe('https://loja.test/lista?order=Menor%20Pre%C3%A7o&pg=2');
});

it('returns the deepest category that all its products share', async () => {
  const { categories } = smallShop;
  expect((await getList(501)).categoria).toMatchObject({ id: categories.oils, nivel: 1, taxonomia: [{}] });
});

it('shows approved reviews of the kit, and counts those without a comment', async () => {
  const { kysely } = api.database;
  const base = { product_id: null, list_id: 503, email: 'rita@exemplo.test', recommends: 1 as const };
  const at = Date.parse('2026-10-02T10:00:00-03:00');
  await kysely
    .insertInto('reviews')
    .values([
      { ...base, id: 901, reviewer: 'Rita', stars: 4, comment: 'Dormi bem.', created_at: at, published: 1 },
      { ...base, id: 902, reviewer: 'Só Estrelas', stars: 5, comment: null, created_at: at, published: 1 },
      { ...base, id: 903, reviewer: 'À Espera', stars: 1, comment: 'Não.', created_at: at, published: 0 },
    ])
    .execute();
  await api.restart();
  const { avaliacao } = await getList(503);
  expect(avaliacao).toMatchObject({ media: 4.5, quantidade: 2 });
  expect(avaliacao.distribuicao?.map(({ quantidade }) => quantidade)).toEqual([1, 1, 0, 0, 0]);
  expect(avaliacao.avaliacoes).toEqual([
    {
      id: 901,
      nome: 'Rita',
      data: '2026-10-02T10:00:00-03:00',
      comentario: 'Dormi bem.',
      nota: 4,
      recomenda: true,
      produto: { id: 503, nome: 'Kit Esgotado' },
    },
  ]);
  await kysely.updateTable('reviews').set({ published: 0 }).where('list_id', '=', 503).execute();
});
