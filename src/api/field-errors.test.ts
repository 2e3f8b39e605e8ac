import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { errorSchema } from '#contract/shared.ts';
import { type AccountCall, createAccounts, type TestAccount, testPassword } from './accounts/testing/accounts.ts';
import { insertProduct } from './testing/insert-catalogue.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const scarce = { id: 900_001, name: 'Difusor Raro', priceCents: 3330, stock: 3 };
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

const ownEmail = 'marina-propria@exemplo.test';

let shop: TestApi;
let marina: TestAccount;
let accounts: ReturnType<typeof createAccounts>;
beforeAll(async () => {
  shop = await createTestApi({ prepare: (database) => insertProduct(database, scarce).then(() => undefined) });
  accounts = createAccounts(shop);
  marina = await accounts.create({ email: ownEmail });
});
afterAll(() => shop.close());

async function findFields(...call: AccountCall) {
  return errorSchema.parse((await accounts.ask(marina.session, ...call)).body).campos;
}

describe('the field errors of a response', () => {
  it('name every invalid field, each with its message', async () => {
    const wrong = { ...registration, documento: '1', celular: '9', endereco: address };
    const { documento, celular, cep, rua, uf } = fieldSentences;
    expect(await findFields('/client', 'POST', wrong)).toEqual({ documento, celular, cep, rua, uf });
    const response = await findFields('/form/contact', 'POST', { ...contact, nome: ' ', email: 'rui' });
    expect(response).toEqual({
      nome: 'Escreva o seu nome.',
      email: 'Confira o e-mail: ele é como nome@exemplo.com.br.',
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
    expect(await findFields('/checkout/login', 'POST', { usuario: 'x@exemplo.test', senha: 'errada' })).toBeUndefined();
  });
});
