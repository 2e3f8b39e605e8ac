import { describe, expect, it } from 'vitest';
import type { CallInput } from '#web/http/api-client.server.ts';
import { createApiClient } from '#web/http/api-client.server.ts';
import { changeCart } from './cart-actions.server.ts';

const emptyCart = {
  quantidadeItens: 0,
  quantidadeTotal: 0,
  quantidadePontos: 0,
  mensagens: [],
  itens: [],
  subtotal: { valor: 0, descontoVista: { valor: 0, porcentagem: 5, desconto: 0 }, parcelamento: [] },
};
const line = JSON.stringify({ tipo: 'produto', idProduto: 7, idAtributoSimples: 3, idUnidadeVenda: 0, adicional: '' });

/** What the API is asked when a form with these fields is posted. */
async function asked(
  fields: Record<string, string>,
  answer: () => Response = () => Response.json(emptyCart),
): Promise<{ method: string; path: string; body: unknown }> {
  const seen: { method: string; path: string; body: unknown }[] = [];
  const api = createApiClient({
    storeApi: async (request) => {
      const text = await request.text();
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice('/api/v2/front'.length) + search;
      seen.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined });
      return answer();
    },
    siteUrl: 'https://loja.example',
    cookieName: 'PHPSESSID',
    session: 'x',
    loja: 'caszulo',
    isDebug: false,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  await changeCart(api, form);
  const [first] = seen;
  if (!first) throw new Error('nothing was asked');
  return first;
}

const identity: Partial<CallInput<'updateCart'>['body']> = { tipo: 'produto', idProduto: 7, idAtributoSimples: 3 };

describe('changeCart', () => {
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

  const success = () => Response.json({ sucesso: true, mensagem: '' });

  it('puts a coupon on the cart of the shop, in the one spelling of its code', async () => {
    expect(await asked({ intent: 'coupon', cupom: ' bem vínda ' }, success)).toEqual({
      method: 'PUT',
      path: '/promotional/coupon/BEMVINDA?loja=caszulo',
      body: undefined,
    });
  });

  it('takes the coupon off', async () => {
    expect(await asked({ intent: 'remove-coupon' }, success)).toMatchObject({
      method: 'DELETE',
      path: '/promotional/coupon?loja=caszulo',
    });
  });

  it.each([
    ['', 'Digite o código do cupom.'],
    ['../x', 'Não encontramos esse cupom.'],
  ])('asks nobody about the coupon "%s"', async (cupom, message) => {
    const unasked = () => {
      throw new Error('asked');
    };
    await expect(asked({ intent: 'coupon', cupom }, unasked)).rejects.toMatchObject({ status: 422, message });
  });

  it.each([404, 422, 429])('passes the words of a refusal with %d on', async (status) => {
    const refusal = () => Response.json({ error: 'Esse cupom venceu.' }, { status });
    const message = 'Esse cupom venceu.';
    await expect(asked({ intent: 'coupon', cupom: 'OUTONO' }, refusal)).rejects.toMatchObject({ status, message });
  });

  it.each<Record<string, string>>([
    { intent: 'outro' },
    { intent: 'coupon' },
    { intent: 'add', carrinho: '{' },
    { intent: 'add', carrinho: '{"itens":[{"idProduto":"7"}]}', quantidade: '-1' },
    { intent: 'set', linha: line, quantidade: 'muitos' },
    { intent: 'remove', linha: '[]' },
  ])('refuses %o', async (fields) => {
    await expect(asked(fields)).rejects.toMatchObject({ init: { status: 400 } });
  });
});
