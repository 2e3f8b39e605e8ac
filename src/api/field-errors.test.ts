import { describe, expect, it } from 'vitest';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { errorSchema } from '#contract/shared.ts';
import { type AccountCall, createAccounts, testPassword } from './accounts/testing/accounts.ts';
import { createTestApi } from './testing/test-api.ts';

const scarce = { id: 900_001, name: 'Difusor Raro', priceCents: 3330, stock: 3 };
const soldOut = { id: 900_002, name: 'Vela Esgotada', priceCents: 2000, stock: 0 };
const onRequest = { id: 900_003, name: 'Difusor Profissional', priceCents: 99_900, stock: 5, onRequest: true };
const parts = [scarce, soldOut, onRequest].map(({ id }) => ({ productId: id, quantity: 1 }));
const kit = { id: 900_101, name: 'Kit Completo', kind: 'fechada', parts } as const;
const openKit = { id: 900_102, name: 'Monte seu Kit', kind: 'aberta', canChooseValue: true, parts } as const;
const registration = {
  nomeRazao: 'Ana Prado',
  email: 'ana@exemplo.test',
  documento: '529.982.247-25',
  celular: '(41) 99999-0000',
  senha: 'jabuticaba-roxa-77',
  aceitaTermos: true,
};
const contact = { hashEmail: 'pedidos', nome: 'Rui', email: 'rui@exemplo.test', mensagem: 'Oi' };
const address = { cep: '8001', rua: '', numero: '1', complemento: '', bairro: 'Centro', cidade: 'Curitiba', uf: 'XX' };

const cep = '80010-000';
const cartOf = (item: object, tipo = 'produto') => ({ tipo, itens: [item] });
const pairOf = (main: number, other: number) => ({ produtoPrincipal: { id: main }, produtoIndicado: { id: other } });
const ownEmail = 'marina-propria@exemplo.test';

const shop = await createTestApi({
  products: [scarce, soldOut, onRequest],
  kits: [kit, openKit],
  async prepare(database) {
    const combination = { discount_kind: 'percent', discount: 10 } as const;
    await database.kysely
      .insertInto('combinations')
      .values([
        { product_id: scarce.id, other_product_id: soldOut.id, ...combination },
        { product_id: soldOut.id, other_product_id: scarce.id, ...combination },
      ])
      .execute();
  },
});
const accounts = createAccounts(shop);
const marina = await accounts.create({ email: ownEmail });

async function findFields(...call: AccountCall) {
  return errorSchema.parse((await accounts.ask(marina.session, ...call)).body).campos;
}

describe('the field errors of a response', () => {
  it('name every invalid field, each with its message', async () => {
    const wrong = { ...registration, documento: '1', celular: '9', endereco: address };
    const { documento, celular, rua, uf } = fieldSentences;
    expect(await findFields('/client', 'POST', wrong)).toEqual({
      documento,
      celular,
      cep: fieldSentences.cep,
      rua,
      uf,
    });
    const response = await findFields('/form/contact', 'POST', { ...contact, nome: ' ', email: 'rui' });
    expect(response).toEqual({
      nome: 'Escreva o seu nome.',
      email: 'Confira o e-mail. O formato é nome@exemplo.com.br.',
    });
  });

  it('name the item of an array', async () => {
    const itens = [{ idProduto: scarce.id }, { idProduto: 'x' }];
    const response = await findFields('/checkout/cart', 'POST', { tipo: 'produto', itens });
    expect(response).toEqual({ 'itens.1.idProduto': 'Confira este campo.' });
  });

  it.each<[field: string, ...AccountCall]>([
    ['senha', '/client', 'POST', { ...registration, senha: '12345678' }],
    ['nascimento', '/client', 'POST', { ...registration, nascimento: '2030-01-01' }],
    ['email', '/client/email', 'PUT', { email: ownEmail, senhaAtual: testPassword }],
    ['senhaAtual', '/client/email', 'PUT', { email: 'nova@exemplo.test', senhaAtual: 'errada' }],
    ['novaSenha', '/client/password', 'PUT', { novaSenha: 'curta', senhaAtual: testPassword }],
    ['token', '/checkout/password-reset', 'POST', { token: 'x'.repeat(43), senha: testPassword }],
    ['cep', '/shipment/product', 'POST', { cep: '8001', idProduto: scarce.id }],
    ['quantidade', '/shipment/product', 'POST', { cep: '80010-000', idProduto: scarce.id, quantidade: 0 }],
    ['quantidade', '/product/shop', 'POST', { produtos: [{ id: scarce.id, quantidade: 4 }], carrinho: false }],
    ['idProduto', '/wishlist/add', 'POST', { idProduto: 4711 }],
    ['url', '/url/verify', 'GET'],
    ['idProduto', '/checkout/cart', 'POST', cartOf({ idProduto: soldOut.id })],
    ['idProduto', '/checkout/cart', 'PUT', { idProduto: soldOut.id, quantidade: 1 }],
    ['idProduto', '/checkout/cart', 'POST', cartOf({ idProduto: onRequest.id })],
    ['idProduto', '/checkout/cart', 'POST', cartOf({ idProduto: kit.id }, 'lista')],
    ['parametros', '/checkout/cart', 'POST', cartOf({ idProduto: openKit.id, parametros: '900001-7-1' }, 'lista')],
    ['adicional', '/checkout/cart', 'PUT', { tipo: 'lista', idProduto: kit.id, quantidade: 1, adicional: 'x' }],
    ['produtos', '/product/shop', 'POST', { produtos: [{ id: soldOut.id }] }],
    ['produtos', '/product/shop', 'POST', { produtos: [{ id: onRequest.id }] }],
    ['produtos', '/list/shop', 'POST', { idListaCompra: openKit.id, produtos: [{ id: soldOut.id }] }],
    ['produtoPrincipal', '/product/combination', 'POST', pairOf(soldOut.id, scarce.id)],
    ['produtoIndicado', '/product/combination', 'POST', pairOf(scarce.id, soldOut.id)],
    ['idLista', '/shipment/list', 'POST', { cep, idLista: kit.id }],
    ['parametros', '/shipment/list', 'POST', { cep, idLista: openKit.id, parametros: '900003-0-1' }],
    ['url', '/browsing-history/home', 'POST', { url: '/nada' }],
    ['pedido', '/sale/cancel', 'POST', { pedido: '3333-3333' }],
    ['hash', `/browsing-history/${'x'.repeat(301)}`, 'POST', { url: '/' }],
  ])('name only %s when the message is about it (case %#)', async (field, ...call) => {
    const { body } = await accounts.ask(marina.session, ...call);
    const { error, campos } = errorSchema.parse(body);
    expect(campos).toEqual({ [field]: error });
  });

  it('name the coupon that does not exist', async () => {
    const itens = [{ idProduto: scarce.id, quantidade: 1 }];
    await accounts.read(marina.session, '/checkout/cart', 'POST', { tipo: 'produto', itens });
    const campos = await findFields('/promotional/coupon/NADA', 'PUT');
    expect(Object.keys(campos ?? {})).toEqual(['hashCupom']);
  });

  it('are omitted when no field is invalid', async () => {
    expect(await findFields('/client/addresses/4711', 'DELETE')).toBeUndefined();
    expect(await findFields('/checkout/shop', 'POST', {})).toBeUndefined();
    expect(await findFields('/checkout/login', 'POST', { usuario: 'x@exemplo.test', senha: 'errada' })).toBeUndefined();
  });
});
