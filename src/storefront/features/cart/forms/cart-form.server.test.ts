import { describe, expect, it } from 'vitest';
import { formAction } from '#web/forms/form-action.server.ts';
import type { CallInput } from '#web/http/api-client.server.ts';
import type { Answer } from '../../../testing/recording-api.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { cartForm, cartPageForm } from './cart-form.server.ts';

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

/** Submits a form of Caszulo's cart; the stubbed API returns an empty cart unless `answers` overrides it. */
const send = (fields: Record<string, string>, answers: Record<string, Answer> = {}, from?: 'document') =>
  submitForm(formAction(cartForm), fields, {
    answers: { [cartPath]: () => emptyCart, ...answers },
    path: '/sacola?loja=caszulo',
    ...(from && { from }),
  });

/** The first request to the API. */
async function sendForRequest(fields: Record<string, string>, answers?: Record<string, Answer>) {
  const [first] = (await send(fields, answers)).requests;
  if (!first) throw new Error('no request was sent');
  return first;
}

const identity: Partial<CallInput<'updateCart'>['body']> = { tipo: 'produto', idProduto: 7, idAtributoSimples: 3 };

describe('cartForm', () => {
  it('multiplies the payload of a product form by its quantity', async () => {
    const carrinho = '{"itens":[{"idProduto":"7","quantidade":"2"}]}';
    const { method, body } = await sendForRequest({ intent: 'add', carrinho, quantidade: '3' });
    expect(method).toBe('POST');
    expect(body).toMatchObject({ tipo: 'produto', itens: [{ idProduto: 7, quantidade: 6 }] });
  });

  it('sends the price that the page showed', async () => {
    const carrinho = '{"itens":[{"idProduto":"7","quantidade":"1","preco":39.9}]}';
    const { body } = await sendForRequest({ intent: 'add', carrinho });
    expect(body).toMatchObject({ itens: [{ idProduto: 7, preco: 39.9 }] });
  });

  it('restores a removed line', async () => {
    const { method, body } = await sendForRequest({ intent: 'add', linha: line, quantidade: '2' });
    expect(method).toBe('POST');
    expect(body).toMatchObject({ itens: [{ idProduto: 7, idAtributoSimples: 3, quantidade: 2 }] });
  });

  it('sets a quantity, also by the step of a no-script submit', async () => {
    const set = { intent: 'set', linha: line, quantidade: '2' };
    expect(await sendForRequest(set)).toMatchObject({ method: 'PUT', body: { ...identity, quantidade: 2 } });
    expect(await sendForRequest({ ...set, ajuste: '1' })).toMatchObject({ method: 'PUT', body: { quantidade: 3 } });
  });

  it('removes a line, also by a step below 1', async () => {
    expect(await sendForRequest({ intent: 'remove', linha: line })).toMatchObject({ method: 'DELETE', body: identity });
    const stepped = { intent: 'set', linha: line, quantidade: '1', ajuste: '-1' };
    expect(await sendForRequest(stepped)).toMatchObject({ method: 'DELETE' });
  });

  it("returns the whole cart and the shop's messages about the change", async () => {
    const messages = [{ tipo: 'aviso', mensagem: 'Temos só 3.' }];
    const answers = { [cartPath]: () => ({ ...emptyCart, quantidadeItens: 3, mensagens: messages }) };
    const { result } = await send({ intent: 'set', linha: line, quantidade: '4' }, answers);
    expect(result).toMatchObject({ ok: true, cart: { count: 3 }, messages: ['Temos só 3.'] });
  });

  it('removes a product that moves to the cart from the favourites', async () => {
    const fields = { intent: 'add', linha: line, favorito: '7' };
    const { requests, result } = await send(fields, { '/wishlist/remove': success });
    expect(requests.map(({ path }) => path)).toEqual([cartPath, '/wishlist/remove']);
    expect(result?.ok).toBe(true);
  });

  it('applies a coupon by its normalised code in the shop, and returns the cart', async () => {
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

  it('removes the coupon', async () => {
    expect(await sendForRequest({ intent: 'remove-coupon' }, { '/promotional/coupon': success })).toMatchObject({
      method: 'DELETE',
      query: { loja: 'caszulo' },
    });
  });

  it.each([
    ['', 'Digite o código do cupom.'],
    ['a/../x', 'Não encontramos esse cupom.'],
  ])('rejects the coupon "%s" without a request', async (cupom, error) => {
    const { requests, status, result } = await send({ intent: 'coupon', cupom });
    expect([requests, status, result]).toMatchObject([[], 422, { error }]);
  });

  it.each([404, 422, 429])('returns the message of the API for status %d', async (status) => {
    const error = 'Esse cupom venceu.';
    const answers = { '/promotional/coupon/OUTONO': () => Response.json({ error }, { status }) };
    expect(await send({ intent: 'coupon', cupom: 'OUTONO' }, answers)).toMatchObject({ status, result: { error } });
  });

  it.each<Record<string, string>>([
    { intent: 'outro' },
    { intent: 'coupon' },
    { intent: 'add', carrinho: '{' },
    { intent: 'set', linha: line },
    { intent: 'remove', linha: '[]' },
  ])('refuses %o', async (fields) => {
    await expect(send(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

const quantityText = 'Escreva a quantidade em números inteiros, como 1, 2 ou 3.';
const added = { intent: 'add', carrinho: '{"itens":[{"idProduto":"7"}]}' };

describe('a typed quantity', () => {
  it.each(['1,5', '2.0', '-3', '1e2', '0x10', 'muitos'])('is refused, not changed: %s', async (quantidade) => {
    const forms: Record<string, string>[] = [
      added,
      { intent: 'set', linha: line },
      { intent: 'set', linha: line, ajuste: '1' },
    ];
    for (const fields of forms) {
      for (const from of [undefined, 'document'] as const) {
        const { requests, status, result } = await send({ ...fields, quantidade }, {}, from);
        expect([requests, status]).toEqual([[], 422]);
        expect(result).toMatchObject({ error: '', fields: { quantidade: quantityText }, values: { quantidade } });
      }
    }
  });

  it('is refused if it is missing or adds nothing', async () => {
    expect((await send({ ...added, quantidade: ' ' })).result).toMatchObject({
      fields: { quantidade: 'Informe a quantidade.' },
    });
    expect((await send({ ...added, quantidade: '0' })).status).toBe(422);
  });

  it('may have spaces and invisible characters around it', async () => {
    const { body } = await sendForRequest({ intent: 'set', linha: line, quantidade: '\u200e 12\u200b' });
    expect(body).toMatchObject({ quantidade: 12 });
  });
});

describe('a no-script submit of a cart form', () => {
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
  ])('redirects to the cart page after status %i', async (status, body, location) => {
    const answers = { [cartPath]: () => Response.json(body, { status }) };
    expect(await send(set, answers, 'document')).toMatchObject({ status: 303, location });
  });

  it('returns a refused coupon with the typed code', async () => {
    const response = await submitForm(formAction(cartPageForm), { intent: 'coupon', cupom: '' }, { from: 'document' });
    expect(response).toMatchObject({
      status: 422,
      result: { error: 'Digite o código do cupom.', values: { cupom: '' } },
    });
  });
});
