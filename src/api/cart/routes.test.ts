import { describe, expect, it } from 'vitest';
import { cartSchema } from '#contract/cart.ts';
import { changePrice } from '../catalogue/merchant/change-price.ts';
import { setPublished } from '../catalogue/merchant/set-published.ts';
import { line } from '../testing/cart-client.ts';
import { setStock as setStockOf } from '../testing/set-stock.ts';
import { candle, createCartShop, oil, scarce, sheetMist } from './testing/cart-shop.ts';

const inBothShops = {
  id: 900_007,
  name: 'Sachê das Duas Lojas',
  priceCents: 1990,
  stock: 50,
  shops: ['main', 'caszulo'],
};
const endless = { id: 900_008, name: 'Fósforos', priceCents: 500, stock: 100_000 };

const { shop, carts } = await createCartShop([inBothShops, endless]);

describe('the cart', () => {
  it('is empty, without a session, for a new visitor', async () => {
    const response = await shop.send('/checkout/cart');
    expect(await response.json()).toEqual({
      quantidadeItens: 0,
      quantidadeTotal: 0,
      quantidadePontos: 0,
      mensagens: [],
      itens: [],
      subtotal: { valor: 0, descontoVista: { valor: 0, porcentagem: 0, desconto: 0 }, parcelamento: [] },
      totais: { subtotal: 0, descontoCombinacoes: 0, descontoCupom: 0, desconto: 0, total: 0, totalVista: 0 },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('holds the added lines, at the server’s own prices, whatever the shopper saw', async () => {
    const { cart, session } = await carts.add([{ ...line(candle.id, 2), preco: 0.01, precoPor: 0.01, desconto: 99 }]);
    const { marca, categoria } = cart.itens[0] ?? {};
    expect([marca, categoria]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
    expect(cart.itens).toEqual([
      {
        nome: candle.name,
        sku: 'SKU-900001',
        marca,
        categoria,
        tipo: 'produto',
        conjunto: false,
        quantidade: 2,
        precos: { precoDe: 59.9, precoPor: 49.9, descontoVista: 5, total: 99.8, tipo: '', precoAoAdicionar: 0.01 },
        imagem: '',
        imagemOriginal: '',
        atributos: {},
        quantidadeMaxima: 500,
        path: '/produto-900001',
        hash: {
          idProduto: candle.id,
          idAtributoSimples: 0,
          idUnidadeVenda: 0,
          idArmazem: 0,
          quantidade: 2,
          adicional: '',
        },
      },
    ]);
    expect(await carts.read(session)).toEqual(cart);
  });

  it('sums lines, units, cash prices by the unit, and installments', async () => {
    const { cart } = await carts.add([line(candle.id, 3), line(scarce.id, 3), line(oil.id, 1, 900_051)]);
    expect(cart.quantidadeItens).toBe(7);
    expect(cart.quantidadeTotal).toBe(7);
    for (const { precos, quantidade } of cart.itens) {
      expect(precos.total).toBeCloseTo(precos.precoPor * quantidade, 10);
    }
    expect(cart.subtotal.valor).toBeCloseTo(
      cart.itens.reduce((sum, { precos }) => sum + precos.total, 0),
      10,
    );
    // 3 x 47.41 + 3 x 31.64 (31.635 rounded half up) + 31.26 (31.255 rounded half up)
    expect(cart.subtotal.descontoVista).toEqual({ valor: 268.41, porcentagem: 5, desconto: 14.09 });
    expect(cart.subtotal.parcelamento.map(({ parcelas }) => parcelas)).toEqual(
      cart.subtotal.parcelamento.map((_, index) => index + 1),
    );
  });

  it('sums quantities of the same line, ids as strings or numbers', async () => {
    const { session } = await carts.add([line(candle.id, 1)]);
    const { cart } = await carts.add([line(String(candle.id), '2', '0'), line(candle.id, 1)], session);
    expect(cart.itens.map(({ quantidade }) => quantidade)).toEqual([4]);
  });

  it('separates values of one product and names them', async () => {
    const { cart } = await carts.add([line(oil.id, 1, 900_051)]);
    expect(cart.itens[0]?.atributos).toEqual({
      simples: {
        atributo: { id: 90_000, label: 'Medida', tipo: 'texto' },
        atributoValor: { id: 900_051, label: '10 ml', imagem: '' },
      },
    });
  });

  it.each([
    ['the Session header', (token: string) => ({ Session: token })],
    ['the cookie', (token: string) => ({ Cookie: `a=b; PHPSESSID=${token}; c=d` })],
  ])('changes by POST, PUT and DELETE with the returned hash, with %s', async (_, toHeaders) => {
    const { session } = await carts.add([line(candle.id, 1)]);
    const follow = async (method: 'PUT' | 'DELETE', json: unknown) => {
      const response = await shop.send('/checkout/cart', { method, json, headers: toHeaders(session) });
      expect(response.headers.getSetCookie()).toEqual([]);
      return cartSchema.parse(await response.json());
    };
    const [item] = (await carts.read(session)).itens;
    const updated = await follow('PUT', { tipo: item?.tipo, ...item?.hash, quantidade: 5 });
    expect(updated.itens[0]?.quantidade).toBe(5);
    const { quantidade: _quantity, ...hash } = updated.itens[0]?.hash ?? {};
    expect(await follow('DELETE', { tipo: item?.tipo, ...hash })).toMatchObject({ itens: [], quantidadeTotal: 0 });
  });

  it('reduces quantities to the stock with a message, when adding and when setting', async () => {
    const { cart, session } = await carts.add([line(scarce.id, 10)]);
    expect(cart.itens[0]).toMatchObject({ quantidade: 3, quantidadeMaxima: 3 });
    expect(cart.mensagens).toEqual([{ tipo: 'aviso', mensagem: 'Temos só 3 unidades de Difusor Raro.' }]);
    expect((await carts.read(session)).mensagens).toEqual([]);

    const more = await carts.add([line(scarce.id, 1)], session);
    expect(more.cart.itens[0]?.quantidade).toBe(3);
    expect(more.cart.mensagens).toHaveLength(1);

    const set = await carts.change('PUT', { tipo: 'produto', ...line(scarce.id, 1_000_000_000) }, session);
    expect(set.cart.itens[0]?.quantidade).toBe(3);
    expect(set.cart.mensagens).toHaveLength(1);
  });

  it('holds at most 999 of a product', async () => {
    const { cart, session } = await carts.add([line(endless.id, 1_000_000_000)]);
    expect(cart.itens[0]?.quantidade).toBe(999);
    const more = await carts.add([line(endless.id, 999)], session);
    expect(more.cart.itens[0]?.quantidade).toBe(999);
    expect(more.cart.mensagens).toHaveLength(1);
  });

  it.each([0, -1, '-5'])('removes a line that is set to %s', async (quantidade) => {
    const { session } = await carts.add([line(candle.id), line(scarce.id)]);
    const { cart } = await carts.change('PUT', { tipo: 'produto', ...line(candle.id, quantidade) }, session);
    expect(cart.itens.map(({ nome }) => nome)).toEqual([scarce.name]);
  });

  it('inserts a line again when its quantity is set after another tab removed it', async () => {
    const { session } = await carts.add([line(candle.id)]);
    await carts.change('DELETE', { tipo: 'produto', ...line(candle.id) }, session);
    const { cart } = await carts.change('PUT', { tipo: 'produto', ...line(candle.id, 2) }, session);
    expect(cart.quantidadeTotal).toBe(2);
  });

  it('returns the unchanged cart when an absent line is removed', async () => {
    const { session, cart } = await carts.add([line(candle.id)]);
    expect((await carts.change('DELETE', { tipo: 'produto', ...line(scarce.id) }, session)).cart).toEqual(cart);
    expect((await carts.change('DELETE', { tipo: 'produto', ...line(scarce.id) })).cart.itens).toEqual([]);
  });

  it('has one cart for each shop, selected by exactly loja=caszulo', async () => {
    const { session } = await carts.add([line(candle.id)]);
    const { cart } = await carts.add([line(sheetMist.id, 2), line(inBothShops.id)], session, '?loja=caszulo');
    expect(cart.quantidadeTotal).toBe(3);
    expect((await carts.read(session)).itens.map(({ nome }) => nome)).toEqual([candle.name]);
    expect((await carts.read(session, '?loja=Caszulo')).itens.map(({ nome }) => nome)).toEqual([candle.name]);
    expect((await carts.read(session, '?loja=caszulo&loja=x')).quantidadeTotal).toBe(3);
    expect((await carts.read(session, '?loja=x&loja=caszulo')).quantidadeTotal).toBe(1);
  });

  it('names the other shops whose cart is not empty, with the pieces that are still for sale', async () => {
    const { session } = await carts.add([line(candle.id, 2)]);
    expect(await carts.read(session)).not.toHaveProperty('outrasSacolas');
    await carts.add([line(sheetMist.id, 2), line(inBothShops.id)], session, '?loja=caszulo');
    expect((await carts.read(session)).outrasSacolas).toEqual([{ loja: 'caszulo', quantidadeItens: 3 }]);
    expect((await carts.read(session, '?loja=caszulo')).outrasSacolas).toEqual([{ loja: 'main', quantidadeItens: 2 }]);
    await setPublished(shop.database, sheetMist.id, false);
    await shop.restart();
    expect((await carts.read(session)).outrasSacolas).toEqual([{ loja: 'caszulo', quantidadeItens: 1 }]);
    await setPublished(shop.database, sheetMist.id, true);
    await shop.restart();
  });

  it('never returns the cart of another session', async () => {
    const mine = await carts.add([line(candle.id)]);
    const other = await carts.add([line(scarce.id)]);
    expect(mine.session).not.toBe(other.session);
    expect((await carts.read(mine.session)).itens.map(({ nome }) => nome)).toEqual([candle.name]);
  });

  it('holds at most 100 different lines', async () => {
    const items = (from: number) =>
      Array.from({ length: 50 }, (_, index) => ({ ...line(endless.id), adicional: `Gravação ${from + index}` }));
    const { session } = await carts.add(items(0));
    await carts.add(items(50), session);
    const { status, body } = await carts.send('POST', { tipo: 'produto', itens: items(100) }, session);
    const error = 'A sacola leva até 100 itens diferentes.';
    expect([status, body]).toEqual([422, { error, campos: { itens: error } }]);
    expect((await carts.read(session)).itens).toHaveLength(100);
  });
});

describe('a cart whose products have changed', () => {
  const setStock = (id: number, stock: number) => setStockOf(shop.database, id, stock);

  it('shows the new price at the next request', async () => {
    const { session } = await carts.add([line(candle.id)]);
    const unit = { productId: candle.id, attributeValueId: 0 };
    await changePrice(shop.database, { ...unit, priceCents: 4000, listPriceCents: null });
    await shop.restart();
    expect((await carts.read(session)).subtotal.valor).toBe(40);
  });

  it('reports quantities above the stock, and stores the reduced ones with the next change', async () => {
    const { session } = await carts.add([line(candle.id), line(scarce.id, 3)]);
    await setStock(scarce.id, 1);
    await shop.restart();
    const cart = await carts.read(session);
    expect(cart.itens.map(({ quantidade }) => quantidade)).toEqual([1, 1]);
    expect(cart.mensagens).toEqual([{ tipo: 'aviso', mensagem: 'Temos só 1 unidade de Difusor Raro.' }]);
    expect((await carts.add([line(candle.id)], session)).cart.mensagens).toHaveLength(1);
    expect((await carts.read(session)).mensagens).toEqual([]);
    await setStock(scarce.id, scarce.stock);
    await shop.restart();
  });

  it('removes products that left the catalogue, with a message', async () => {
    const { session } = await carts.add([line(candle.id), line(endless.id)]);
    await setPublished(shop.database, endless.id, false);
    await shop.restart();
    const cart = await carts.read(session);
    expect(cart.itens.map(({ nome }) => nome)).toEqual([candle.name]);
    const mensagem = `${endless.name} não está mais à venda. O item saiu da sacola.`;
    expect(cart.mensagens).toEqual([{ tipo: 'aviso', mensagem }]);
    const { cart: emptied } = await carts.change('DELETE', { tipo: 'produto', ...line(endless.id) }, session);
    expect(emptied.mensagens).toEqual([]);
    await setPublished(shop.database, endless.id, true);
    await shop.restart();
  });
});

describe('parallel changes of a cart', () => {
  it.each([20, 200])('count all %d additions', async (count) => {
    const { session } = await carts.add([line(endless.id)]);
    const additions = Array.from({ length: count }, (_, index) =>
      carts.add([line(index % 2 ? candle.id : endless.id)], session),
    );
    await Promise.all(additions);
    const cart = await carts.read(session);
    expect(cart.quantidadeTotal).toBe(count + 1);
    expect(cart.itens).toHaveLength(2);
  });

  it('create one cart for each shop when the first additions race', async () => {
    const { session } = await carts.add([line(inBothShops.id)]);
    await shop.database.kysely.deleteFrom('carts').execute();
    const race = ['', '?loja=caszulo'].flatMap((query) =>
      Array.from({ length: 20 }, () => carts.add([line(inBothShops.id)], session, query)),
    );
    await Promise.all(race);
    expect((await carts.read(session)).quantidadeTotal).toBe(20);
    expect((await carts.read(session, '?loja=caszulo')).quantidadeTotal).toBe(20);
  });

  it('never exceed the stock', async () => {
    const { session } = await carts.add([line(scarce.id)]);
    await Promise.all(Array.from({ length: 10 }, () => carts.add([line(scarce.id)], session)));
    expect((await carts.read(session)).quantidadeTotal).toBe(3);
  });
});
