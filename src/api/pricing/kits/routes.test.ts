import { describe, expect, it } from 'vitest';
import { cartSchema } from '#contract/cart.ts';
import { type ShopResponse, shopResponseSchema } from '#contract/product.ts';
import { errorSchema } from '#contract/shared.ts';
import { insertKit } from '../../testing/insert-catalogue.ts';
import { createTestApi, readSession } from '../../testing/test-api.ts';

const soap = { id: 900_001, name: 'Sabonete de Teste', priceCents: 1995, stock: 7 };
const soldOut = { id: 900_002, name: 'Vela Esgotada', priceCents: 4990, stock: 0 };
const oil = {
  id: 900_003,
  name: 'Óleo de Teste',
  priceCents: 3290,
  stock: 10,
  values: [
    { id: 900_051, label: '10 ml', priceCents: 3290, stock: 10 },
    { id: 900_052, label: '30 ml', priceCents: 7990, stock: 4 },
  ],
};
const foreign = { id: 900_004, name: 'Produto Solto', priceCents: 1000, stock: 9 };
const oilPart = { productId: oil.id, valueId: 900_051, quantity: 1 };
const open = {
  id: 900_101,
  name: 'Monte seu Kit',
  kind: 'aberta',
  discountPercent: 10,
  canChooseValue: true,
  parts: [{ productId: soap.id, quantity: 2 }, oilPart, { productId: soldOut.id, quantity: 0 }],
} as const;
const closed = {
  ...open,
  id: 900_102,
  name: 'Kit Pronto',
  kind: 'fechada',
  canChooseValue: false,
  parts: open.parts.slice(0, 2),
} as const;
const needsSoldOut = {
  ...closed,
  id: 900_103,
  name: 'Kit Impossível',
  parts: [{ productId: soldOut.id, quantity: 1 }],
};
const curated = { ...closed, id: 900_104, name: 'Lista da Casa', kind: 'lista', discountPercent: 0 } as const;
const partlySoldOut = {
  ...open,
  id: 900_106,
  name: 'Kit com Falta',
  parts: [
    { productId: soap.id, quantity: 1 },
    { productId: soldOut.id, quantity: 1 },
  ],
};
const twiceSoap = {
  ...closed,
  id: 900_107,
  name: 'Kit Dobrado',
  parts: [
    { productId: soap.id, quantity: 2 },
    { productId: soap.id, quantity: 1 },
  ],
};
const sideShop = { ...closed, id: 900_105, name: 'Kit da Outra Loja', shops: ['caszulo'] };

const shop = await createTestApi({
  products: [soap, soldOut, oil, foreign],
  async prepare(database) {
    for (const kit of [open, closed, needsSoldOut, curated, partlySoldOut, twiceSoap, sideShop])
      await insertKit(database, kit);
  },
});

const part = (id: number, quantidade: number, idAtributoValor = 0) => ({
  id,
  quantidade,
  idAtributoValor,
  preco: 0.01,
});

async function send(path: string, json: unknown) {
  const response = await shop.send(path, { method: 'POST', json });
  return { status: response.status, body: await response.json(), session: readSession(response) };
}

async function price(path: string, json: unknown): Promise<ShopResponse> {
  const { status, body } = await send(path, json);
  expect([status, body]).toEqual([200, body]);
  return shopResponseSchema.parse(body);
}

async function refuse(path: string, json: unknown) {
  const { status, body } = await send(path, json);
  return [status, errorSchema.parse(body).error];
}

const priceList = (idListaCompra: number, ...produtos: unknown[]) => price('/list/shop', { idListaCompra, produtos });
const refuseList = (idListaCompra: number, ...produtos: unknown[]) => refuse('/list/shop', { idListaCompra, produtos });

async function buy({ carrinho }: ShopResponse, session = '') {
  const response = await shop.send('/checkout/cart', { method: 'POST', json: carrinho, headers: { Session: session } });
  return { cart: cartSchema.parse(await response.json()), session: readSession(response) ?? session };
}

const wrongQuantity = [400, 'Confira o campo "produtos.0.quantidade".'];

describe('POST list/shop', () => {
  it('prices the chosen parts from the server’s data, with the discount rounded once', async () => {
    const { precos, carrinho } = await priceList(open.id, part(soap.id, 3), part(oil.id, 1, 900_052));
    // 3 x 19.95 + 79.90 = 139.75; 10 % off is 125.775
    expect(precos).toMatchObject({ de: 139.75, por: 125.78, vista: 119.49, descontoVista: 5 });
    expect(carrinho).toMatchObject({
      tipo: 'lista',
      itens: [
        { idProduto: '900101', idAtributoSimples: '0', quantidade: '1', parametros: '900001-0-3;900003-900052-1' },
      ],
    });
  });

  it('omits parts of quantity 0 and parts that are not named', async () => {
    const { carrinho } = await priceList(open.id, part(oil.id, 1, 900_051), part(soldOut.id, 0));
    expect(carrinho?.itens[0]?.parametros).toBe('900003-900051-1');
  });

  it('uses the fixed quantities and values of a closed kit', async () => {
    const { precos, carrinho } = await priceList(closed.id, part(soap.id, 9), part(oil.id, 0, 900_052));
    expect(precos.de).toBe(72.8);
    expect(carrinho?.itens[0]?.parametros).toBe('900001-0-2;900003-900051-1');
  });

  it('returns a payload with the products of a curated list one by one', async () => {
    const { precos, carrinho } = await priceList(curated.id, part(soap.id, 2), part(oil.id, 1));
    expect(precos).toMatchObject({ de: 0, por: 72.8 });
    expect(carrinho?.tipo).toBe('produto');
    expect(
      carrinho?.itens.map(({ idProduto, idAtributoSimples, quantidade }) => [idProduto, idAtributoSimples, quantidade]),
    ).toEqual([
      ['900001', '0', '2'],
      ['900003', '900051', '1'],
    ]);
  });

  it('returns only the price when no payload is requested', async () => {
    const response = await price('/list/shop', {
      idListaCompra: closed.id,
      produtos: [part(soap.id, 2)],
      carrinho: false,
    });
    expect(response).not.toHaveProperty('carrinho');
  });

  it('returns the reason when it refuses', async () => {
    expect(await refuseList(open.id, part(soldOut.id, 1))).toEqual([422, 'Vela Esgotada está sem estoque.']);
    expect(await refuseList(open.id, part(soap.id, 8))).toEqual([422, 'Temos só 7 unidades de Sabonete de Teste.']);
    expect(await refuseList(open.id, part(soap.id, 0))).toEqual([422, 'Escolha ao menos um produto de Monte seu Kit.']);
    expect(await refuseList(open.id, part(oil.id, 1))).toEqual([
      400,
      'Escolha uma opção de Medida para Óleo de Teste.',
    ]);
    expect(await refuseList(open.id, part(oil.id, 1, 5))).toEqual([400, 'Óleo de Teste não tem essa opção.']);
    expect(await refuseList(open.id, part(foreign.id, 1))).toEqual([
      400,
      'O produto 900004 não faz parte de Monte seu Kit.',
    ]);
    expect(await refuseList(7, part(soap.id, 1))).toEqual([400, 'Kit não encontrado.']);
    expect(await refuseList(open.id, part(soap.id, -3), part(oil.id, 9, 900_051))).toEqual(wrongQuantity);
  });
});

describe('POST product/shop', () => {
  const priceProducts = (...produtos: unknown[]) => price('/product/shop', { produtos });

  it('returns the price of chosen products and the payload for the cart', async () => {
    const response = await priceProducts(part(soap.id, 2), part(oil.id, 1, 900_052), part(foreign.id, 0));
    expect(response.precos).toMatchObject({ de: 0, por: 119.8 });
    const { cart } = await buy(response);
    expect(cart.subtotal.valor).toBe(119.8);
    expect(cart.itens.map(({ quantidade }) => quantidade)).toEqual([2, 1]);
  });

  it('returns the reason when it refuses', async () => {
    expect(await refuse('/product/shop', { produtos: [part(soldOut.id, 1)] })).toEqual([
      422,
      'Vela Esgotada está sem estoque.',
    ]);
    expect(await refuse('/product/shop', { produtos: [part(oil.id, 1)] })).toEqual([
      400,
      'Escolha uma opção de Medida para Óleo de Teste.',
    ]);
    expect(await refuse('/product/shop', { produtos: [part(soap.id, 0)] })).toEqual([
      400,
      'Escolha ao menos um produto.',
    ]);
    expect(await refuse('/product/shop', { produtos: [part(7, 1)] })).toEqual([400, 'Produto não encontrado.']);
    expect(await refuse('/product/shop', { produtos: [part(soap.id, -1)] })).toEqual(wrongQuantity);
    expect(await refuse('/product/shop', { produtos: [] })).toEqual([400, 'Confira o campo "produtos".']);
  });
});

describe('a kit in the cart', () => {
  it('is one line at the price shown before, with its parts in adicional', async () => {
    const response = await priceList(open.id, part(soap.id, 3), part(oil.id, 1, 900_052));
    const { cart } = await buy(response);
    expect(cart.itens).toHaveLength(1);
    expect(cart.itens[0]).toMatchObject({
      nome: open.name,
      tipo: 'lista',
      path: '/lista/kit-900101',
      precos: { precoPor: response.precos.por, precoDe: response.precos.de },
      quantidadeMaxima: 2,
      partes: [
        { nome: soap.name, opcao: '', quantidade: 3 },
        { nome: oil.name, quantidade: 1 },
      ],
      hash: { idProduto: open.id, adicional: '900001-0-3;900003-900052-1' },
    });
  });

  it('is one line for the same parts in another order, and two lines for different parts', async () => {
    const first = await buy(await priceList(open.id, part(soap.id, 1), part(oil.id, 1, 900_051)));
    const again = await buy(await priceList(open.id, part(oil.id, 1, 900_051), part(soap.id, 1)), first.session);
    expect(again.cart.itens.map(({ quantidade }) => quantidade)).toEqual([2]);
    const other = await buy(await priceList(open.id, part(soap.id, 1)), first.session);
    expect(other.cart.itens).toHaveLength(2);
  });

  it('has the offered parts when none are named', async () => {
    const { body } = await send('/checkout/cart', { tipo: 'lista', itens: [{ idProduto: open.id }] });
    expect(cartSchema.parse(body).itens[0]?.hash.adicional).toBe('900001-0-2;900003-900051-1');
  });

  it('is offered without the parts of an open kit that are sold out', async () => {
    const { body } = await send('/checkout/cart', { tipo: 'lista', itens: [{ idProduto: partlySoldOut.id }] });
    expect(cartSchema.parse(body).itens[0]?.hash.adicional).toBe('900001-0-1');
  });

  it('counts a product in two of its parts once for each', async () => {
    const { body } = await send('/checkout/cart', {
      tipo: 'lista',
      itens: [{ idProduto: twiceSoap.id, quantidade: 7 }],
    });
    expect(cartSchema.parse(body).itens[0]).toMatchObject({ quantidade: 2, quantidadeMaxima: 2 });
  });

  it('is changed and removed by its hash', async () => {
    const { cart, session } = await buy(await priceList(open.id, part(soap.id, 1)));
    const sendOn = async (method: 'PUT' | 'DELETE', json: unknown) =>
      cartSchema.parse(
        await (await shop.send('/checkout/cart', { method, json, headers: { Session: session } })).json(),
      );
    const item = cart.itens[0];
    expect((await sendOn('PUT', { tipo: 'lista', ...item?.hash, quantidade: 4 })).itens[0]?.quantidade).toBe(4);
    expect((await sendOn('DELETE', { tipo: 'lista', ...item?.hash })).itens).toEqual([]);
  });

  it('shares the stock with single pieces of its parts', async () => {
    const { session } = await buy(await price('/product/shop', { produtos: [part(soap.id, 4)] }));
    const kit = await priceList(closed.id, part(soap.id, 2));
    const { cart } = await buy(
      {
        ...kit,
        carrinho: kit.carrinho && {
          ...kit.carrinho,
          itens: kit.carrinho.itens.map((item) => ({ ...item, quantidade: '5' })),
        },
      },
      session,
    );
    expect(cart.itens.map(({ quantidade, quantidadeMaxima }) => [quantidade, quantidadeMaxima])).toEqual([
      [4, 5],
      [1, 1],
    ]);
    expect(cart.mensagens).toEqual([{ tipo: 'aviso', mensagem: 'Temos só 1 unidade de Kit Pronto.' }]);
  });

  it.each([
    ['without stock of a part', { idProduto: needsSoldOut.id }, 422, 'Vela Esgotada está sem estoque.'],
    ['of the other shop', { idProduto: sideShop.id }, 422, 'Kit da Outra Loja é vendido na nossa outra loja.'],
    ['that is a curated list', { idProduto: curated.id }, 422, 'Os produtos de Lista da Casa são comprados um a um.'],
    ['that is unknown', { idProduto: 7 }, 400, 'Kit não encontrado.'],
    [
      'with malformed parts',
      { idProduto: open.id, parametros: '<svg>' },
      400,
      'Não entendemos a escolha de Monte seu Kit.',
    ],
    [
      'with malformed parts, as a line',
      { idProduto: open.id, adicional: '1-2' },
      400,
      'Não entendemos a escolha de Monte seu Kit.',
    ],
    ['with a value of its own', { idProduto: open.id, idAtributoSimples: 3 }, 400, 'Produto não encontrado.'],
  ])('is refused %s', async (_, item, status, error) => {
    expect(await refuse('/checkout/cart', { tipo: 'lista', itens: [item] })).toEqual([status, error]);
  });
});
