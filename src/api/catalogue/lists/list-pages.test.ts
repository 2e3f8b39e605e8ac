import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { insertSmallShop, smallShop } from '../../testing/insert-small-shop.ts';
import { createReader, type Reader } from '../../testing/reader.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const { ml10, ml30 } = smallShop.attributeValues;

let api: TestApi;
let reader: Reader;

beforeAll(async () => {
  api = await createTestApi({
    async prepare(database) {
      await insertSmallShop(database, [
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
    },
  });
  reader = createReader(api);
});
afterAll(() => api.close());

const readList = async (id: number) => (await reader.read(calls.listDetail, { url: `/lista/kit-${id}` })).conteudo;

it('prices a kit as its parts less the discount, rounded once', async () => {
  const kit = await readList(501);
  expect(kit.precos).toMatchObject({ de: 109.95, por: 98.96, vista: 94.01 });
  expect(kit).toMatchObject({ tipo: 'fechada', status: 'disponivel', estoque: 2, selecaoAtributo: false });
  expect(kit.produtos.map(({ id, quantidade }) => [id, quantidade])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('shows each part at its preselected value', async () => {
  const part = (await readList(501)).produtos[1];
  expect(part?.precos.por).toBe(69.95);
  expect(part?.atributos.simples?.valores.map(({ selecionado }) => selecionado)).toEqual([false, true]);
});

it('carries the payload of the kit with its parts', async () => {
  const { carrinho } = await readList(501);
  expect(carrinho).toMatchObject({ tipo: 'lista', itens: [{ idProduto: '501', parametros: `1-0-2;2-${ml30}-1` }] });
});

it('begins an open kit without what is sold out, and does not sell a closed one', async () => {
  const open = await readList(502);
  expect(open.produtos.map(({ quantidade }) => quantidade)).toEqual([2, 1, 0]);
  expect(open).toMatchObject({ status: 'disponivel', precos: { por: 109.95 } });
  expect(await readList(503)).toMatchObject({ status: 'indisponivel', estoque: 0 });
});

it('offers the products of a curated list one by one', async () => {
  const list = await readList(504);
  expect(list).toMatchObject({ tipo: 'lista', status: 'disponivel', quantidadeProdutos: 3 });
  expect(list.carrinho).toMatchObject({ tipo: 'produto', itens: [{ idProduto: '1', quantidade: '2' }, {}, {}] });
});

it('lists the kits of a shop in pages and orders', async () => {
  const read = (more = {}) => reader.read(calls.listListing, { url: '/lista', ...more });
  const all = await read();
  expect(all.info).toMatchObject({ total: 4, exibindo: 4, prev: '', next: '' });
  expect((await read({ loja: 'caszulo' })).conteudo.produtos.map(({ id }) => id)).toEqual([504]);
  const cheapest = await read({ order: 'Menor Preço', offset: 0, limit: 1 });
  expect(cheapest.conteudo.produtos.map(({ id }) => id)).toEqual([501]);
  expect(cheapest.info.next).toBe('https://loja.test/lista?order=Menor%20Pre%C3%A7o&pg=2');
});
