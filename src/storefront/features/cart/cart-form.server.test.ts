import { describe, expect, it } from 'vitest';
import type { CallInput } from '#web/http/api-client.server.ts';
import { formAction } from '#web/forms/form-action.server.ts';
import type { Answer } from '../../testing/recording-api.ts';
import { submitForm } from '../../testing/submit-form.ts';
import { cartForm, couponForm } from './cart-form.server.ts';

const emptyCart = {
  quantidadeItens: 0,
  quantidadeTotal: 0,
  quantidadePontos: 0,
  mensagens: [],
  itens: [],
  subtotal: { valor: 0, descontoVista: { valor: 0, porcentagem: 5, desconto: 0 }, parcelamento: [] },
};
const line = JSON.stringify({ tipo: 'produto', idProduto: 7, idAtributoSimples: 3, idUnidadeVenda: 0, adicional: '' });

const cartPath = '/checkout/cart';
const success = () => ({ sucesso: true, mensagem: '' });

/** Sends a form of Caszulo's cart; what the API is not told to answer otherwise, it answers with an empty cart. */
const send = (fields: Record<string, string>, answers: Record<string, Answer> = {}, from?: 'document') =>
  submitForm(formAction(cartForm), fields, {
    answers: { [cartPath]: () => emptyCart, ...answers },
    path: '/sacola?loja=caszulo',
    ...(from && { from }),
  });

/** What the API is asked first. */
async function asked(fields: Record<string, string>, answers?: Record<string, Answer>) {
  const [first] = (await send(fields, answers)).requests;
  if (!first) throw new Error('nothing was asked');
  return first;
}

const identity: Partial<CallInput<'updateCart'>['body']> = { tipo: 'produto', idProduto: 7, idAtributoSimples: 3 };

describe('cartForm', () => {
  it('adds what a product form holds, as often as its quantity says', async () => {
    const carrinho = '{"itens":[{"idProduto":"7","quantidade":"2"}]}';
    const { method, body } = await asked({ intent: 'add', carrinho, quantidade: '3' });
    expect(method).toBe('POST');
    expect(body).toMatchObject({ tipo: 'produto', itens: [{ idProduto: 7, quantidade: 6 }] });
  });

  it('puts a removed line back', async () => {
    const { method, body } = await asked({ intent: 'add', linha: line, quantidade: '2' });
    expect(method).toBe('POST');
    expect(body).toMatchObject({ itens: [{ idProduto: 7, idAtributoSimples: 3, quantidade: 2 }] });
  });

  it('sets a quantity, also by the step of a form without script', async () => {
    const set = { intent: 'set', linha: line, quantidade: '2' };
    expect(await asked(set)).toMatchObject({ method: 'PUT', body: { ...identity, quantidade: 2 } });
    expect(await asked({ ...set, ajuste: '1' })).toMatchObject({ method: 'PUT', body: { quantidade: 3 } });
  });

  it('removes a line, also by stepping below 1', async () => {
    expect(await asked({ intent: 'remove', linha: line })).toMatchObject({ method: 'DELETE', body: identity });
    const stepped = { intent: 'set', linha: line, quantidade: '1', ajuste: '-1' };
    expect(await asked(stepped)).toMatchObject({ method: 'DELETE' });
  });

  it('answers the whole cart and what the shop says about the change', async () => {
    const messages = [{ tipo: 'aviso', mensagem: 'Temos só 3.' }];
    const answers = { [cartPath]: () => ({ ...emptyCart, quantidadeItens: 3, mensagens: messages }) };
    const { result } = await send({ intent: 'set', linha: line, quantidade: '4' }, answers);
    expect(result).toMatchObject({ ok: true, cart: { count: 3 }, messages: ['Temos só 3.'] });
  });

  it('takes what moves to the cart off the favourites', async () => {
    const fields = { intent: 'add', linha: line, favorito: '7' };
    const { requests, result } = await send(fields, { '/wishlist/remove': success });
    expect(requests.map(({ path }) => path)).toEqual([cartPath, '/wishlist/remove']);
    expect(result?.ok).toBe(true);
  });

  it('puts a coupon on the cart of the shop, in the one spelling of its code, and answers the cart', async () => {
    const { requests, result } = await send(
      { intent: 'coupon', cupom: ' bem vínda ' },
      { '/promotional/coupon/BEMVINDA': success },
    );
    expect(requests).toMatchObject([
      { method: 'PUT', path: '/promotional/coupon/BEMVINDA', query: { loja: 'caszulo' } },
      { method: 'GET', path: cartPath },
    ]);
    expect(result).toMatchObject({ ok: true, cart: { count: 0 } });
  });

  it('takes the coupon off', async () => {
    expect(await asked({ intent: 'remove-coupon' }, { '/promotional/coupon': success })).toMatchObject({
      method: 'DELETE',
      query: { loja: 'caszulo' },
    });
  });

  it.each([
    ['', 'Digite o código do cupom.'],
    ['../x', 'Não encontramos esse cupom.'],
  ])('asks nobody about the coupon "%s"', async (cupom, error) => {
    const { requests, status, result } = await send({ intent: 'coupon', cupom });
    expect([requests, status, result]).toMatchObject([[], 422, { error }]);
  });

  it.each([404, 422, 429])('passes the words of a refusal with %d on', async (status) => {
    const error = 'Esse cupom venceu.';
    const answers = { '/promotional/coupon/OUTONO': () => Response.json({ error }, { status }) };
    expect(await send({ intent: 'coupon', cupom: 'OUTONO' }, answers)).toMatchObject({ status, result: { error } });
  });

  it.each<Record<string, string>>([
    { intent: 'outro' },
    { intent: 'coupon' },
    { intent: 'add', carrinho: '{' },
    { intent: 'add', carrinho: '{"itens":[{"idProduto":"7"}]}', quantidade: '-1' },
    { intent: 'set', linha: line, quantidade: 'muitos' },
    { intent: 'remove', linha: '[]' },
  ])('refuses %o', async (fields) => {
    await expect(send(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe('a form of the cart without script', () => {
  const set = { intent: 'set', linha: line, quantidade: '2', cep: '80010-000' };

  it.each([
    [200, emptyCart, '/checkout/carrinho?cep=80010-000&loja=caszulo'],
    [
      200,
      { ...emptyCart, mensagens: [{ tipo: 'aviso', mensagem: 'Temos só 3.' }] },
      '/checkout/carrinho?cep=80010-000&aviso=1&loja=caszulo',
    ],
    [422, { error: 'Esgotou.' }, '/checkout/carrinho?cep=80010-000&falhou=estoque&loja=caszulo'],
    [500, { error: 'x' }, '/checkout/carrinho?cep=80010-000&falhou=1&loja=caszulo'],
  ])('leads to the cart page after %i', async (status, body, location) => {
    const answers = { [cartPath]: () => Response.json(body, { status }) };
    expect(await send(set, answers, 'document')).toMatchObject({ status: 303, location });
  });

  it('shows a refused coupon beside its field', async () => {
    const answer = await submitForm(formAction(couponForm), { intent: 'coupon', cupom: '' }, { from: 'document' });
    expect(answer).toMatchObject({
      status: 422,
      result: { error: 'Digite o código do cupom.', values: { cupom: '' } },
    });
  });
});
