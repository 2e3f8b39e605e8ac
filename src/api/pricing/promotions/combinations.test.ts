import { describe, expect, it } from 'vitest';
import { promotionCalls } from '#contract/cart.ts';
import { productDetailResponseSchema } from '#contract/product.ts';
import { errorSchema } from '#contract/shared.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import { createContractClient } from '../../testing/contract-client.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { createCouponClient, insertCoupon } from './testing/coupon-client.ts';

const diffuser = { id: 900_001, name: 'Difusor de Teste', priceCents: 19_990, stock: 50 };
const oil = {
  id: 900_002,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 50,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 50 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 50 },
    { id: 900_053, label: '50 ml', priceCents: 9990, stock: 0 },
  ],
};
const stand = { id: 900_003, name: 'Suporte de Teste', priceCents: 2000, stock: 50 };
const soldOut = { id: 900_004, name: 'Vela Esgotada', priceCents: 4990, stock: 0 };
const kit = {
  id: 900_100,
  name: 'Kit de Teste',
  kind: 'fechada' as const,
  parts: [
    { productId: diffuser.id, quantity: 1 },
    { productId: stand.id, quantity: 1 },
  ],
};

const shop = await createTestApi({
  products: [diffuser, oil, stand, soldOut],
  kits: [kit],
  async prepare(database) {
    const combine = (other_product_id: number, discount_kind: string, discount: number) => ({
      product_id: diffuser.id,
      other_product_id,
      discount_kind,
      discount,
    });
    await database.kysely
      .insertInto('combinations')
      .values([
        combine(oil.id, 'porcentagem', 15),
        combine(stand.id, 'valor', 550),
        combine(soldOut.id, 'porcentagem', 50),
      ])
      .execute();
    await insertCoupon(database, 'DEZ');
  },
});
const carts = createCartClient(shop);

const product = (id: unknown, idAtributoValor: unknown = 0, preco = 0.01) => ({ id, idAtributoValor, preco });
const { response: pairSchema } = promotionCalls.productCombination;

async function ask(produtoPrincipal: unknown, produtoIndicado: unknown) {
  const json = { produtoPrincipal, produtoIndicado };
  const response = await shop.send('/product/combination', { method: 'POST', json });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
async function price(...pair: Parameters<typeof ask>) {
  const { status, body } = await ask(...pair);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return pairSchema.parse(body);
}

describe('POST product/combination', () => {
  it('prices the pair from the server’s data, whatever price was sent', async () => {
    const { precos } = await price(product(diffuser.id), product(oil.id, 900_051));
    // 199.90 + 27.97 (27.965 rounded half up)
    expect(precos).toMatchObject({ de: 232.8, por: 227.87, vista: 216.48, descontoVista: 5, editavel: false });
    expect(precos.parcelamento[0]).toMatchObject({ parcelas: 1, valorTotal: 227.87 });
  });

  it('accepts ids as strings, and applies a discount in reais', async () => {
    const { precos } = await price(product(String(diffuser.id), '0'), { id: String(stand.id) });
    expect(precos).toMatchObject({ de: 219.9, por: 214.4 });
  });

  it.each([
    ['a simple value', oil.id, 900_052],
    ['no value', stand.id, 0],
  ])('returns a payload for a cart of exactly that price: %s', async (_, id, value) => {
    const { precos, carrinho } = await price(product(diffuser.id), product(id, value));
    const { cart } = await carts.change('POST', { tipo: carrinho?.tipo, itens: carrinho?.itens });
    expect(cart.totais?.total).toBe(precos.por);
    expect(cart.totais?.subtotal).toBe(precos.de);
    const [main, other] = cart.itens;
    expect(main?.precos.combinacao).toBeUndefined();
    expect(other?.precos.combinacao?.quantidade).toBe(1);
    expect((main?.precos.total ?? 0) + (other?.precos.combinacao?.por ?? 0)).toBeCloseTo(precos.por, 10);
  });

  it('returns the same to every visitor', async () => {
    const json = { produtoPrincipal: product(diffuser.id), produtoIndicado: product(stand.id) };
    const { headers } = await shop.send('/product/combination', { method: 'POST', json });
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Set-Cookie')).toBeNull();
    const refused = await shop.send('/product/combination', { method: 'POST', json: {} });
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  });

  it('agrees with the page of the main product', async () => {
    const page = await createContractClient(shop).get(
      { path: '/url/product/detail', response: productDetailResponseSchema },
      { url: `/produto-${diffuser.id}` },
    );
    const { combinacoes, precos } = page.conteudo;
    expect(combinacoes.map(({ produto }) => produto.precos.combinacao?.por)).toEqual([27.97, 14.5, 24.95]);
    const other = combinacoes[0]?.produto;
    const pair = await price(product(diffuser.id), product(other?.id, 900_051));
    expect(pair.precos.por).toBeCloseTo(precos.por + (other?.precos.combinacao?.por ?? 0), 10);
  });

  it.each([
    ['an unknown main product', product(999_999_999), product(oil.id, 900_051), 400, 'Produto não encontrado.'],
    ['an unknown other product', product(diffuser.id), product('999999999999999'), 400, 'Produto não encontrado.'],
    [
      'a value left open',
      product(diffuser.id),
      product(oil.id),
      400,
      'Escolha uma opção de Medida para Óleo de Teste.',
    ],
    [
      'a value of another product',
      product(diffuser.id, 900_051),
      product(stand.id),
      400,
      'Difusor de Teste não tem essa opção.',
    ],
    [
      'the pair the other way round',
      product(stand.id),
      product(diffuser.id),
      422,
      'Esses produtos não têm preço especial juntos.',
    ],
    [
      'a product with itself',
      product(diffuser.id),
      product(diffuser.id),
      422,
      'Esses produtos não têm preço especial juntos.',
    ],
    ['what is sold out', product(diffuser.id), product(soldOut.id), 422, 'Vela Esgotada está sem estoque.'],
    [
      'a sold out value',
      product(diffuser.id),
      product(oil.id, 900_053),
      422,
      'Óleo de Teste (50 ml) está sem estoque.',
    ],
    ['no id', {}, product(oil.id), 400, 'Confira o campo "produtoPrincipal.id".'],
    ['nothing', product(diffuser.id), null, 400, 'Confira o campo "produtoIndicado".'],
    ['a negative id', product(-1), product(oil.id), 400, 'Confira o campo "produtoPrincipal.id".'],
    [
      'words',
      product(diffuser.id),
      product("1'; drop table combinations; --"),
      400,
      'Confira o campo "produtoIndicado.id".',
    ],
  ])('refuses %s', async (_, main, other, status, error) => {
    const response = await ask(main, other);
    expect([response.status, errorSchema.parse(response.body).error]).toEqual([status, error]);
  });
});

describe('a cart with a pair', () => {
  it('shows its lines and their sum unchanged, with the discount in the totals', async () => {
    const { cart } = await carts.add([line(diffuser.id), line(oil.id, 3, 900_052)]);
    const sum = cart.itens.reduce((total, { precos }) => total + precos.total, 0);
    expect(cart.subtotal.valor).toBeCloseTo(sum, 10);
    for (const { precos, quantidade } of cart.itens) {
      expect(precos.total).toBeCloseTo(precos.precoPor * quantidade, 10);
    }
    expect(cart.itens[1]?.precos).toMatchObject({ precoPor: 79.9, combinacao: { por: 67.92, quantidade: 1 } });
    // Pix: 189.91 (189.905) + 64.52 (64.524) + 2 x 75.91 (75.905)
    expect(cart.totais).toMatchObject({
      subtotal: 439.6,
      descontoCombinacoes: 11.98,
      desconto: 11.98,
      total: 427.62,
      totalVista: 406.25,
    });
    expect(cart.totais?.parcelamento?.[0]?.valorTotal).toBe(427.62);
  });

  it('pairs as many as both products allow, after every change', async () => {
    const { session } = await carts.add([line(diffuser.id, 2), line(stand.id, 3)]);
    expect((await carts.read(session)).totais?.desconto).toBe(11);
    const { cart: more } = await carts.add([line(diffuser.id, 5)], session);
    expect(more.totais?.desconto).toBe(16.5);
    const { cart: apart } = await carts.change('DELETE', { tipo: 'produto', ...line(diffuser.id) }, session);
    expect(apart.totais?.desconto).toBe(0);
    expect(apart.itens[0]?.precos.combinacao).toBeUndefined();
  });

  it('applies the pair’s price to the more expensive piece', async () => {
    const { cart } = await carts.add([line(oil.id, 1, 900_051), line(oil.id, 1, 900_052), line(diffuser.id)]);
    expect(cart.itens.map(({ precos }) => precos.combinacao?.por)).toEqual([undefined, 67.92, undefined]);
  });

  it('does not discount kits, which are reduced already', async () => {
    const { session } = await carts.change('POST', { tipo: 'lista', itens: [{ idProduto: kit.id, quantidade: 1 }] });
    const { cart } = await carts.add([line(stand.id)], session);
    expect(cart.totais?.desconto).toBe(0);
  });

  it('applies a coupon after the pair’s discount', async () => {
    const { session } = await carts.add([line(diffuser.id), line(stand.id)]);
    await createCouponClient(shop).apply('DEZ', session);
    const { totais, cupom } = await carts.read(session);
    expect(cupom?.desconto).toBe(21.44);
    expect(totais).toMatchObject({ descontoCombinacoes: 5.5, descontoCupom: 21.44, desconto: 26.94, total: 192.96 });
  });
});
