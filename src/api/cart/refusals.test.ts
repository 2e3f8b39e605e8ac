import { describe, expect, it } from 'vitest';
import { line } from '../testing/cart-client.ts';
import { candle, createCartShop, oil, scarce, sheetMist } from './testing/cart-shop.ts';

const soldOut = { id: 900_003, name: 'Sabonete Esgotado', priceCents: 1000, stock: 0 };
const onRequest = { id: 900_004, name: 'Difusor Profissional', priceCents: 99_900, stock: 5, onRequest: true };

const { shop, carts } = await createCartShop([soldOut, onRequest]);

describe('an addition that is refused', () => {
  const addOne = (item: unknown, tipo = 'produto') => ({ tipo, itens: [item] });

  it.each([
    ['an unknown product', line(999_999_999), 400, 'Produto não encontrado.'],
    ['an id beyond every column', line('999999999999999'), 400, 'Produto não encontrado.'],
    ['a sale unit that we do not have', { ...line(candle.id), idUnidadeVenda: 7 }, 400, 'Produto não encontrado.'],
    ['a value that the product does not have', line(candle.id, 1, 5), 400, 'Vela de Teste não tem essa opção.'],
    ['a value left open', line(oil.id), 400, 'Escolha uma opção de Medida para Óleo de Teste.'],
    ['a sold out product', line(soldOut.id), 422, 'Sabonete Esgotado está sem estoque.'],
    ['a sold out value', line(oil.id, 1, 900_052), 422, 'Óleo de Teste (30 ml) está sem estoque.'],
    ['a product on request', line(onRequest.id), 422, 'Difusor Profissional é vendido só sob consulta.'],
    ['a product of the other shop', line(sheetMist.id), 422, 'Água de Lençóis de Teste é vendido na nossa outra loja.'],
  ] as const)('is %s', async (_, item, status, error) => {
    expect(await carts.refuse('POST', addOne(item))).toEqual([status, error]);
    expect(await carts.refuse('PUT', { tipo: 'produto', ...item })).toEqual([status, error]);
  });

  it.each([0, -3])('has a quantity of %d', async (quantidade) => {
    const refused = [400, 'A quantidade deve ser de pelo menos 1.'];
    expect(await carts.refuse('POST', addOne(line(candle.id, quantidade)))).toEqual(refused);
  });

  it.each([
    ['a fraction', line(candle.id, 0.5)],
    ['a number beyond the safe ones', line(candle.id, Number.MAX_SAFE_INTEGER + 1)],
    ['words as quantity', line(candle.id, 'duas')],
    ['null as quantity', { ...line(candle.id), quantidade: null }],
    ['a negative id', line(-1)],
    ['an id with SQL', line("1'; drop table carts; --")],
    ['an object as id', { ...line(candle.id), idProduto: { $gt: 0 } }],
    ['a text that is too long', { ...line(candle.id), adicional: 'x'.repeat(501) }],
    ['no id', { quantidade: 1 }],
  ])('is %s', async (_, item) => {
    const [status, error] = await carts.refuse('POST', addOne(item));
    expect(status).toBe(400);
    expect(error).toMatch(/^Confira o campo "itens\.0\.\w+"\.$/);
  });

  it('creates no session', async () => {
    const response = await shop.send('/checkout/cart', { method: 'POST', json: addOne(line(soldOut.id)) });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('adds none of the other lines', async () => {
    const { session } = await carts.add([line(candle.id)]);
    const { status } = await carts.send(
      'POST',
      { tipo: 'produto', itens: [line(scarce.id), line(soldOut.id)] },
      session,
    );
    expect(status).toBe(422);
    expect((await carts.read(session)).quantidadeTotal).toBe(1);
  });

  it('stores unusual texts unchanged, and can remove their lines', async () => {
    for (const adicional of [
      "'; drop table carts; --",
      '<svg/onload=1>',
      '__proto__',
      'açaí',
      'a\u0301',
      '🧑‍🚀',
      '\ud800',
      ' ',
    ]) {
      const { cart, session } = await carts.add([{ ...line(candle.id), adicional }]);
      const [item] = cart.itens;
      expect(item?.hash.adicional).toBe(adicional.toWellFormed());
      const { cart: emptied } = await carts.change('DELETE', { tipo: 'produto', ...item?.hash }, session);
      expect(emptied.itens).toEqual([]);
    }
  });
});
