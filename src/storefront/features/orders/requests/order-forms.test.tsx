import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { formActions } from '#web/forms/form-action.server.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { findFocused, readDescription, readForm, readPage } from '../../../testing/no-script-page.ts';
import type { Answer } from '../../../testing/recording-api.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { FindOrderPage } from '../access/find-order-page.tsx';
import { OrderPage } from '../page/order-page.tsx';
import { toOrderView } from '../view/order-view.server.ts';
import { findOrderForm, orderForms } from './order-forms.server.ts';

const numero = '7K4P-94QX';
const path = `/checkout/pedido/${numero}`;
const { pagamento: payment } = anOrder();
const order = anOrder({
  podeSolicitar: ['arrependimento', 'troca', 'defeito'],
  pagamento: { ...payment, opcoes: [{ tipo: 'cartao', label: 'Cartão', total: 143.08 }] },
});

function draw(result: FormResult | undefined): Document {
  const view = toOrderView(order, { toHref: (to) => to, toLocalUrl: (url) => url });
  const page = { order: view, path, statusPath: '/situacao', isRenewing: false, result };
  return readPage(inRouter(<OrderPage {...page} />, path));
}

/** Posts the form without script, and draws the page with its result. */
async function post(intent: string, fields: Record<string, string>, answers: Record<string, Answer> = {}) {
  const action = formActions(orderForms);
  const { result, requests } = await submitForm(
    action,
    { intent, ...fields },
    { path, params: { numero }, from: 'document', answers },
  );
  return { page: draw(result), requests };
}

const refuse = (campos: Record<string, string>) => () =>
  Response.json({ error: 'Confira os campos.', campos }, { status: 400 });
const address = {
  cep: '86010-000',
  rua: 'Rua Nova',
  numero: '7',
  complemento: 'Fundos',
  bairro: 'Vila Nova',
  cidade: 'Londrina',
  uf: 'PR',
};

describe('a form of the page of an order, without script', () => {
  it.each([
    ['rua', 'Escreva o nome da rua.'],
    ['numero', 'Escreva o número, ou S/N.'],
    ['bairro', 'Escreva o bairro.'],
  ])('shows a missing %s of the address beside the field, which has the focus', async (field, message) => {
    const typed = { ...address, [field]: ' ' };
    const { page } = await post('endereco', typed);
    const { find, values, isOpen } = readForm(page, 'endereco');
    expect(readDescription(find(field))).toContain(message);
    expect(findFocused(page)).toBe(find(field));
    expect([values, isOpen]).toEqual([{ intent: 'endereco', ...typed }, true]);
  });

  it.each(['troca', 'defeito'])('shows a missing text of a request of the kind %s beside it', async (intent) => {
    const message = 'Conte em poucas palavras, para a gente poder ajudar.';
    const typed = { texto: ' ', 'pecas-0': '1', 'pecas-1': '0' };
    const { page } = await post(intent, typed, { [`/order/${numero}/request`]: refuse({ texto: message }) });
    const { find, values, isOpen } = readForm(page, intent);
    expect(readDescription(find('texto'))).toBe(message);
    expect(find('texto')?.hasAttribute('required')).toBe(true);
    expect(findFocused(page)).toBe(find('texto'));
    expect([values, isOpen]).toEqual([{ intent, ...typed }, true]);
    const others = ['arrependimento', 'troca', 'defeito'].filter((kind) => kind !== intent);
    for (const other of others) expect(readForm(page, other).isOpen).toBe(false);
  });

  it('asks for no reason of who withdraws', () => {
    expect(readForm(draw(undefined), 'arrependimento').find('texto')?.hasAttribute('required')).toBe(false);
  });

  it.each(['arrependimento', 'troca', 'defeito'])('tells beside the pieces that %s is about none', async (intent) => {
    const typed = { texto: 'O aroma é forte.', 'pecas-0': '0', 'pecas-1': '0' };
    const { page, requests } = await post(intent, typed);
    const { find, values } = readForm(page, intent);
    expect(readDescription(find('pecas-0'))).toBe('Escolha pelo menos um item.');
    expect(findFocused(page)).toBe(find('pecas-0'));
    expect(values).toEqual({ intent, ...typed });
    expect(requests).toEqual([]);
  });

  it('tells above the order that a payment method is no longer there', async () => {
    const message = 'Esta loja ainda não recebe assim. Escolha outra forma de pagar.';
    const { page } = await post('pagar', { tipo: 'cartao' }, { [`/order/${numero}/pay`]: refuse({ tipo: message }) });
    expect(findFocused(page)?.textContent).toBe(message);
    const { page: other } = await post('pagar', { tipo: 'cheque' });
    expect(findFocused(other)?.textContent).toBe('Escolha uma das formas de pagar.');
  });

  it('tells above the order what did not go into the cart', async () => {
    const { page } = await post(
      'repetir',
      {},
      { [`/order/${numero}/repeat`]: () => ({ sucesso: true, diferencas: ['Vela não está à venda agora.'] }) },
    );
    expect(findFocused(page)?.textContent).toContain('Vela não está à venda agora.');
  });
});

describe('the form that mails the link to an order, without script', () => {
  const postFind = async (fields: Record<string, string>, answers: Record<string, Answer> = {}) => {
    const { result } = await submitForm(formActions({ pedido: findOrderForm }, 'pedido'), fields, {
      path: '/pedido',
      from: 'document',
      answers,
    });
    return readPage(inRouter(<FindOrderPage result={result} number="" />, '/pedido'));
  };
  const right = { pedido: numero, email: 'ana@exemplo.test' };

  it.each([
    ['pedido', '', 'Escreva o número do pedido.'],
    ['pedido', '7K4P-94Q', 'Confira o número do pedido. O formato é 7K4P-94QX.'],
    ['email', '', 'Escreva o seu e-mail.'],
    ['email', 'ana@', 'Confira o e-mail. O formato é nome@exemplo.com.br.'],
  ])('tells the wrong %s %j beside the field, which has the focus', async (field, text, message) => {
    const page = await postFind({ ...right, [field]: text });
    const find = (name: string) => page.querySelector(`[name=${name}]`);
    expect(readDescription(find(field))).toContain(message);
    expect(findFocused(page)).toBe(find(field));
    for (const [name, value] of Object.entries({ ...right, [field]: text }))
      expect(find(name)?.getAttribute('value')).toBe(value);
  });

  it('focuses the message that it failed', async () => {
    const fail = () => Response.json({ error: 'Fora do ar.' }, { status: 503 });
    const page = await postFind(right, { '/order/link': fail });
    expect(findFocused(page)?.textContent).toBe('Não deu certo agora. Tente de novo em instantes.');
    expect(page.querySelector('[name=email]')?.getAttribute('value')).toBe(right.email);
  });
});

describe('another card', () => {
  const choose = async (from: 'document' | 'script', change: Partial<Order['pagamento']>) => {
    const { codigo: _, ...prepared } = payment;
    const changed = anOrder({ pagamento: { ...prepared, tipo: 'cartao', ...change } });
    const answers = { [`/order/${numero}/pay`]: () => changed };
    const fields = { intent: 'pagar', tipo: 'cartao' };
    return submitForm(formActions(orderForms), fields, { path, params: { numero }, from, answers });
  };

  it('is typed on the next page, that of the service or of the demonstration', async () => {
    const service = 'https://pagar.example/1';
    expect(await choose('script', { link: service })).toMatchObject({ status: 303, location: service });
    const played = { status: 303, location: `${path}/pagamento` };
    expect(await choose('document', { demonstracao: true })).toMatchObject(played);
  });

  it('waits on the page of the order for an address, and without script for its link to be opened', async () => {
    expect((await choose('script', {})).location).toBeUndefined();
    expect((await choose('document', { link: 'https://pagar.example/1' })).location).toContain('/checkout/pedido/');
  });
});
