import { describe, expect, it } from 'vitest';
import { formActions } from '#web/forms/form-action.server.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { findFocused, readDescription, readForm, readPage } from '../../../testing/no-script-page.ts';
import type { Answer } from '../../../testing/recording-api.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { checkoutForms } from '../forms/checkout-forms.server.ts';
import type { CheckoutData } from '../steps/load-checkout.server.ts';
import { aCheckout, aCheckoutPage, anAddress } from '../steps/testing/a-checkout.ts';
import { CheckoutPage } from './checkout-page.tsx';

const contact = {
  email: 'ana@exemplo.test',
  nome: 'Ana Lima',
  documento: '529.982.247-25',
  celular: '(41) 99999-0001',
};
const { contato: _contact, ...withoutContact } = aCheckout;
const { endereco: _address, ...withoutAddress } = aCheckout;
const { entrega: _delivery, ...withoutDelivery } = aCheckout;
const card = { tipo: 'cartao' as const, label: 'Cartão', porcentagem: 0, total: 101.7 };
const saved = { ...anAddress, id: 8, nome: 'Casa', pais: 'Brasil', principal: true };

/** The checkout in which a form is shown. */
const dataOf: Record<string, Partial<CheckoutData>> = {
  contato: { checkout: { ...withoutContact, faltam: ['contato'] } },
  endereco: { checkout: { ...withoutAddress, faltam: ['endereco'] } },
  'endereco-salvo': { addresses: [saved, { ...saved, id: 9, rua: 'Rua Augusta', principal: false }] },
  entrega: { checkout: { ...withoutDelivery, faltam: ['entrega'] } },
  pagamento: { checkout: { ...aCheckout, pagamentos: [...aCheckout.pagamentos, card] } },
};

function draw(intent: string, result: FormResult | undefined): Document {
  const data = { ...aCheckoutPage, ...dataOf[intent] };
  const path = '/checkout';
  return readPage(inRouter(<CheckoutPage data={data} step={null} result={result} />, path));
}

/** Posts the form without script, and draws the page with its result. */
async function post(intent: string, fields: Record<string, string>, answers: Record<string, Answer> = {}) {
  const posted = { intent, conta: '', ...fields };
  const options = { path: '/checkout', from: 'document' as const, answers };
  const { result } = await submitForm(formActions<object>(checkoutForms), posted, options);
  return draw(intent, result);
}

const refuse = (error: string, campos?: Record<string, string>) => () =>
  Response.json({ error, ...(campos && { campos }) }, { status: 422 });

/** The message is beside the field and in the summary, which has the focus and leads to the field. */
function expectMessage(page: Document, intent: string, field: string, message: string): void {
  const { find } = readForm(page, intent);
  expect(readDescription(find(field))).toContain(message);
  const summary = findFocused(page);
  expect(summary?.getAttribute('role')).toBe('alert');
  const link = [...(summary?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === message);
  const target = page.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
  expect(target === find(field) || target?.contains(find(field))).toBe(true);
}

describe('a form of the checkout, without script', () => {
  it.each([
    ['email', 'ana@', 'Confira o e-mail. O formato é nome@exemplo.com.br.'],
    ['nome', 'A', 'Escreva o nome completo, com letras e sem sinais como @ ou #.'],
    ['documento', '529', 'Confira o CPF ou o CNPJ. Algum número não está certo.'],
    ['celular', '9', 'Confira o celular. Escreva o DDD e o número, como (41) 99999-0000.'],
  ])('tells a wrong %s of the contact beside the field, and loses nothing', async (field, text, message) => {
    const typed = { ...contact, [field]: text };
    const page = await post('contato', typed, { '/checkout/contact': refuse('Confira.', { [field]: message }) });
    expectMessage(page, 'contato', field, message);
    expect(readForm(page, 'contato').values).toEqual({ intent: 'contato', conta: '', ...typed });
  });

  it.each([
    ['cep', '123', 'Informe um CEP de 8 números, como 80010-000.'],
    ['rua', '', 'Escreva o nome da rua.'],
    ['numero', ' ', 'Escreva o número, ou S/N.'],
    ['bairro', '', 'Escreva o bairro.'],
    ['cidade', '', 'Escreva a cidade.'],
    ['uf', '', 'Escolha o estado.'],
  ])('tells a wrong %s of the address beside the field, and loses nothing', async (field, text, message) => {
    const typed = { ...anAddress, complemento: 'Fundos', [field]: text };
    const page = await post('endereco', typed);
    expectMessage(page, 'endereco', field, message);
    expect(readForm(page, 'endereco').values).toMatchObject(typed);
  });

  it('tells a state that is not that of the CEP beside it, also of a saved address, which stays chosen', async () => {
    const message = 'Este CEP é de SP; confira o estado.';
    const typed = { ...anAddress, complemento: 'Fundos', uf: 'PR' };
    const page = await post('endereco', typed, { '/checkout/address': refuse(message, { uf: message }) });
    expectMessage(page, 'endereco', 'uf', message);
    expect(readForm(page, 'endereco').values).toMatchObject(typed);
    const ofSaved = 'O CEP desse endereço é de SP; confira o estado dele na sua conta.';
    const answers = { '/checkout/address': refuse(ofSaved, { idEndereco: ofSaved }) };
    const choices = await post('endereco-salvo', { idEndereco: '9' }, answers);
    expectMessage(choices, 'endereco-salvo', 'idEndereco', ofSaved);
    expect(readForm(choices, 'endereco-salvo').values).toMatchObject({ idEndereco: '9' });
  });

  it.each([
    ['endereco-salvo', 'idEndereco', 'Escolha um dos endereços.'],
    ['entrega', 'entrega', 'Escolha como você quer receber.'],
  ])('tells in %s beside the choices that nothing was chosen', async (intent, field, message) => {
    const page = await post(intent, {});
    expectMessage(page, intent, field, message);
    expect(readForm(page, intent).isOpen).toBe(true);
  });

  it('tells a gift note that is too long beside it, and keeps it', async () => {
    const message = 'O recado pode ter até 240 caracteres.';
    const mensagem = 'a'.repeat(241);
    const fields = { entrega: '3-12', mensagem };
    const page = await post('entrega', fields, { '/checkout/delivery': refuse('Longo.', { mensagem: message }) });
    expectMessage(page, 'entrega', 'mensagem', message);
    expect(readForm(page, 'entrega')).toMatchObject({ values: fields, isOpen: true });
  });

  it('focuses why an order was refused, and keeps the wish for news', async () => {
    const fields = { chave: 'uma-chave-de-teste', resumo: '{}', aceitaTermos: 's', novidades: 's' };
    const page = await post('pedido', fields, {
      '/checkout/order': refuse('Acabou o Óleo de lavanda.'),
    });
    expect(findFocused(page)?.textContent).toBe('Acabou o Óleo de lavanda.');
    expect(readForm(page, 'pedido').values).toMatchObject({ novidades: 's' });
  });

  it('tells an unknown coupon beside the field, which has the focus', () => {
    const error = 'Não encontramos esse cupom.';
    const page = draw('coupon', { form: 'coupon', error, values: { cupom: 'NADA' } });
    const { find, values, isOpen } = readForm(page, 'coupon');
    expect(readDescription(find('cupom'))).toBe(error);
    expect(findFocused(page)).toBe(find('cupom'));
    expect([values['cupom'], isOpen]).toEqual(['NADA', true]);
  });
});
