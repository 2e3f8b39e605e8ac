import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { insertSmallShopProducts } from '#database/testing/small-shop.ts';
import { line } from '../../testing/cart-client.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi } from '../../testing/test-api.ts';

const [closed, open, curated, dear] = [501, 502, 503, 504];
const parts = [
  { productId: 1, quantity: 2 },
  { productId: 2, quantity: 1 },
];

const api = await createTestApi({
  async prepare(database) {
    await insertSmallShopProducts(database, [
      { id: 1, priceCents: 2000, stock: 50 },
      { id: 2, priceCents: 3000, stock: 50, onRequest: true },
      { id: 3, priceCents: 9000, stock: 50 },
    ]);
    await insertKit(database, { id: closed, name: 'Kit Fechado', kind: 'fechada', discountPercent: 10, parts });
    await insertKit(database, { id: open, name: 'Kit Aberto', kind: 'aberta', parts });
    await insertKit(database, { id: curated, name: 'Lista', kind: 'lista', parts });
    await insertKit(database, { id: dear, name: 'Kit', kind: 'fechada', parts: [{ productId: 3, quantity: 1 }] });
    await database.kysely
      .insertInto('combinations')
      .values([
        { product_id: 1, other_product_id: 2, discount_kind: 'percent', discount: 50 },
        { product_id: 2, other_product_id: 1, discount_kind: 'percent', discount: 50 },
      ])
      .execute();
  },
});
const client = createContractClient(api);

const getList = async (id: number) => (await client.get(calls.listDetail, { url: `/lista/kit-${id}` })).conteudo;
const refuse = async (path: string, json: object) => {
  const response = await api.send(path, { method: 'POST', json });
  return [response.status, errorSchema.parse(await response.json()).error];
};
const refusal = [422, 'Produto 2 é vendido só sob consulta.'];

describe('a kit with a part on request', () => {
  it('is on request itself, without any price', async () => {
    const noPrice = { de: 0, por: 0, precoPor: 0, vista: 0, parcelamento: [] };
    expect(await getList(closed)).toMatchObject({ status: 'sobconsulta', precos: noPrice });
    expect(await getList(curated)).toMatchObject({ status: 'sobconsulta', precos: noPrice });
  });

  it('omits the part if the shopper chooses the parts', async () => {
    const { status, precos, produtos } = await getList(open);
    expect([status, precos.por, produtos.map(({ quantidade }) => quantidade)]).toEqual(['disponivel', 40, [2, 0]]);
  });

  it('is last in both orders by price', async () => {
    const idsBy = async (order: string) =>
      (await client.get(calls.listListing, { url: '/lista', order })).conteudo.produtos.map(({ id }) => id);
    expect(await idsBy('Menor Preço')).toEqual([open, dear, closed, curated]);
    expect(await idsBy('Maior Preço')).toEqual([dear, open, closed, curated]);
  });

  it.each([
    [closed, ''],
    [closed, '1-0-2;2-0-1'],
    [open, '1-0-2;2-0-1'],
    [curated, ''],
  ])('has no freight that counts the part as free: %d with %j', async (idLista, parametros) => {
    const shipment = { cep: '86010000', quantidade: 1, idLista, parametros };
    expect(await refuse('/shipment/list', shipment)).toEqual(refusal);
  });

  it('is neither priced nor added to the cart', async () => {
    const produtos = parts.map(({ productId, quantity }) => ({ id: productId, quantidade: quantity }));
    for (const idListaCompra of [closed, open, curated])
      expect(await refuse('/list/shop', { idListaCompra, produtos })).toEqual(refusal);
    expect(await refuse('/product/shop', { produtos })).toEqual(refusal);
    const kitLine = { ...line(closed), parametros: '1-0-2;2-0-1' };
    expect(await refuse('/checkout/cart', { tipo: 'lista', itens: [kitLine] })).toEqual(refusal);
  });
});

it('offers no pair with a product on request', async () => {
  for (const id of [1, 2]) {
    const { conteudo } = await client.get(calls.productDetail, { url: `/produto-${id}` });
    expect(conteudo.combinacoes).toEqual([]);
  }
});
