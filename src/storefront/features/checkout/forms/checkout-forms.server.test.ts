import type { ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { formActions } from '#web/forms/form-action.server.ts';
import { filledField } from '../../../commerce/account/fill-address.ts';
import { customerContext } from '../../../middleware/user-logado.server.ts';
import type { Answer } from '../../../testing/recording-api.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { aCheckout, anAddress } from '../steps/testing/a-checkout.ts';
import { checkoutForms } from './checkout-forms.server.ts';

const answer = () => ({ ...aCheckout, itens: [] });
const saved: Record<string, Answer> = Object.fromEntries(
  ['summary', 'contact', 'address', 'delivery', 'gift', 'payment'].map((call) => [`/checkout/${call}`, answer]),
);
const ana = { id: 5, name: 'Ana Lima', firstName: 'Ana', email: 'ana@exemplo.test' };

interface SendOptions {
  from?: 'script' | 'document';
  path?: string;
  answers?: Record<string, Answer>;
  isCustomer?: boolean;
}

function send(intent: string, fields: Record<string, string>, options: SendOptions = {}) {
  const { from = 'script', path = '/checkout', answers = {}, isCustomer = false } = options;
  const prepare = (context: ActionFunctionArgs['context']) => isCustomer && context.set(customerContext, ana);
  const posted = { intent, conta: isCustomer ? '5' : '', ...fields };
  return submitForm(formActions<object>(checkoutForms), posted, {
    from,
    path,
    answers: { ...saved, ...answers },
    prepare,
  });
}

const contact = {
  email: 'ana@exemplo.test',
  nome: 'Ana Lima',
  documento: '529.982.247-25',
  celular: '(41) 99999-0001',
};

describe('the contact', () => {
  it('is saved, and with script the page shows what the API answers', async () => {
    const { result, requests } = await send('contato', contact);
    expect(result).toEqual({ ok: true, form: 'contato', shown: { checkout: aCheckout, lines: [] } });
    expect(requests).toEqual([{ method: 'PUT', path: '/checkout/contact', query: {}, body: contact }]);
  });

  it('leads to the delivery without script, in the shop of the visit', async () => {
    const main = await send('contato', contact, { from: 'document' });
    expect([main.status, main.location]).toEqual([303, '/checkout#entrega']);
    const other = await send('contato', contact, { from: 'document', path: '/checkout?loja=caszulo' });
    expect(other.location).toBe('/checkout?loja=caszulo#entrega');
  });

  it('keeps what was typed beside the errors', async () => {
    const campos = { email: 'Confira o e-mail.' };
    const refuse = () => Response.json({ error: 'Confira o campo "email".', campos }, { status: 400 });
    const typed = { ...contact, email: 'ana@' };
    const { status, result } = await send('contato', typed, { answers: { '/checkout/contact': refuse } });
    expect(status).toBe(422);
    expect(result).toMatchObject({ form: 'contato', fields: campos, values: typed });
  });

  it('of a customer keeps the document of the account while none is typed', async () => {
    const { requests } = await send('contato', { ...contact, documento: ' ' }, { isCustomer: true });
    const { documento: _documento, ...others } = contact;
    expect(requests[0]?.body).toEqual(others);
    const visitor = await send('contato', { ...contact, documento: '' });
    expect(visitor.requests[0]?.body).toMatchObject({ documento: '' });
  });
});

describe('the address', () => {
  it('is saved, and leads to the ways to it', async () => {
    const { location, requests } = await send('endereco', anAddress, { from: 'document' });
    expect(location).toBe('/checkout?etapa=entrega#entrega');
    expect(requests[0]).toMatchObject({
      path: '/checkout/address',
      body: { cep: '01310100', rua: 'Avenida Paulista', uf: 'SP' },
    });
  });

  it('is refused beside its fields', async () => {
    const { result, requests } = await send('endereco', { ...anAddress, cep: '123', numero: '' });
    expect(result).toMatchObject({
      fields: { cep: 'Informe um CEP de 8 números, como 80010-000.', numero: 'Escreva o número, ou S/N.' },
      values: { cep: '123', rua: 'Avenida Paulista' },
    });
    expect(requests).toEqual([]);
  });

  it('is looked up without script, and what was typed stays', async () => {
    const found = { ...anAddress, regiao: 'Sudeste' };
    const answers = { '/postal-code/01310100': () => found };
    const typed = { buscarCep: '1', cep: '01310100', rua: 'Alameda dos Anjos', bairro: '', cidade: '', uf: '' };
    const { status, result } = await send('endereco', typed, { from: 'document', answers });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      values: { rua: 'Alameda dos Anjos', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
      note: 'Encontramos a rua. Falta o número.',
    });
    expect(result).toHaveProperty(['values', filledField]);
  });

  it('is added to the account of a customer who asks for that, and chosen there', async () => {
    const answers = { '/client/addresses': () => ({ id: 31, enderecos: [] }) };
    const kept = { ...anAddress, guardar: 's' };
    const { location, requests } = await send('endereco', kept, { isCustomer: true, from: 'document', answers });
    expect(location).toBe('/checkout?etapa=entrega#entrega');
    expect(requests).toMatchObject([
      { method: 'POST', path: '/client/addresses', body: { rua: 'Avenida Paulista', numero: '1578' } },
      { method: 'PUT', path: '/checkout/address', body: { idEndereco: 31 } },
    ]);
    const visitor = await send('endereco', kept, { answers });
    expect(visitor.requests.map(({ path }) => path)).toEqual(['/checkout/address']);
    const unasked = await send('endereco', anAddress, { isCustomer: true, answers });
    expect(unasked.requests.map(({ path }) => path)).toEqual(['/checkout/address']);
  });

  it('is told beside the option when the account has no place for it, and can go without', async () => {
    const full = () => Response.json({ error: 'Cada conta guarda até 20 endereços.' }, { status: 422 });
    const kept = { ...anAddress, guardar: 's' };
    const answers = { '/client/addresses': full };
    const { status, result } = await send('endereco', kept, { isCustomer: true, answers });
    expect(status).toBe(422);
    expect(result).toMatchObject({
      fields: {
        guardar: 'Cada conta guarda até 20 endereços. Ou desmarque esta opção para entregar sem guardar.',
      },
      values: { rua: 'Avenida Paulista', guardar: 's' },
    });
  });

  it('is one of the account', async () => {
    const { requests } = await send('endereco-salvo', { idEndereco: '8' }, { isCustomer: true });
    expect(requests[0]?.body).toEqual({ idEndereco: 8 });
    expect((await send('endereco-salvo', {}, { isCustomer: true })).result).toMatchObject({
      fields: { idEndereco: 'Escolha um dos endereços.' },
    });
  });
});

describe('delivery, gift and payment', () => {
  it.each([
    ['1', { idFrete: 1 }],
    ['3-12', { idFrete: 3, idPonto: 12 }],
  ])('as %s are saved with the note', async (entrega, body) => {
    const { location, requests } = await send('entrega', { entrega, mensagem: 'Oi' }, { from: 'document' });
    expect(requests).toMatchObject([{ method: 'PUT', path: '/checkout/delivery', body: { ...body, mensagem: 'Oi' } }]);
    expect(location).toBe('/checkout#pagamento');
  });

  it.each([['pagamento', { tipo: 'pix' }, '/checkout/payment', { tipo: 'pix' }, '/checkout#pagamento']])(
    '%s %j are saved',
    async (intent, fields, path, body, next) => {
      const { location, requests } = await send(intent, fields, { from: 'document' });
      expect(requests).toMatchObject([{ method: 'PUT', path, body }]);
      expect(location).toBe(next);
    },
  );

  it('are refused if nothing is chosen', async () => {
    expect((await send('entrega', { entrega: '3-' })).result).toMatchObject({
      fields: { entrega: 'Escolha como você quer receber.' },
    });
    expect((await send('pagamento', {})).result).toMatchObject({ error: 'Escolha como você quer pagar.' });
  });
});

describe('the order', () => {
  const order = { chave: 'uma-chave-de-teste', resumo: '{"lines":[]}', aceitaTermos: 's' };
  const placed = { '/checkout/order': () => ({ numero: '7K4P-94QX', token: 'a_b' }) };

  it('is placed under the key of the form, and its page opens', async () => {
    const { status, location, requests } = await send('pedido', order, { from: 'document', answers: placed });
    expect([status, location]).toEqual([303, '/checkout/pedido/7K4P-94QX?t=a_b']);
    expect(requests).toMatchObject([
      { method: 'POST', path: '/checkout/order', body: { ...order, aceitaTermos: true } },
    ]);
  });

  it('by card leads on to the page where the card is typed, without script to one of the shop only', async () => {
    const byCard = { ...order, pagamento: 'cartao' };
    const { location } = await send('pedido', byCard, { answers: placed });
    expect(location).toBe('/checkout/pedido/7K4P-94QX?t=a_b&pagar=servico');
    const without = await send('pedido', byCard, { from: 'document', answers: placed });
    expect(without.location).toBe('/checkout/pedido/7K4P-94QX?t=a_b&pagar=aqui');
  });

  it('by a method whose total the page does not show is not placed: the method is saved, and its total shown', async () => {
    const card = { tipo: 'cartao', label: 'Cartão', porcentagem: 0, total: 101.7 };
    const totais = { ...aCheckout.totais, total: 101.7 };
    const byCard = { ...aCheckout, itens: [], pagamentos: [card], pagamento: 'cartao', totais };
    const answers = { ...placed, '/checkout/payment': () => byCard };
    const chosen = await send('pedido', { ...order, tipo: 'cartao', pagamento: 'pix' }, { from: 'document', answers });
    expect(chosen).toMatchObject({
      status: 422,
      requests: [{ method: 'PUT', path: '/checkout/payment', body: { tipo: 'cartao' } }],
      result: { error: 'O total agora é R$\u00a0101,70 no cartão. Confira e feche o pedido.' },
    });
    const shown = await send('pedido', { ...order, tipo: 'cartao', pagamento: 'cartao' }, { answers });
    expect(shown.requests.map(({ path }) => path)).toEqual(['/checkout/order']);
  });

  it('subscribes the buyer only if asked to, and a failure of that loses no order', async () => {
    const answers = { ...placed, '/newsletter': () => ({ sucesso: true }) };
    const buyer = { email: 'ana@exemplo.test', nome: 'Ana Lima' };
    const fields = { ...order, ...buyer, novidades: 's' };
    const { requests } = await send('pedido', fields, { answers });
    expect(requests).toMatchObject([{ path: '/checkout/order' }, { path: '/newsletter', body: buyer }]);
    const unasked = await send('pedido', { ...order, ...buyer }, { answers });
    expect(unasked.requests.map(({ path }) => path)).toEqual(['/checkout/order']);
    const { location, reports } = await send('pedido', fields, { answers: placed });
    expect(location).toContain('/checkout/pedido/7K4P-94QX');
    expect(reports).toEqual(['the buyer could not be subscribed to the newsletter']);
  });

  it('that has changed meanwhile is not placed: the differences are told, and the form keeps what it had', async () => {
    const diferencas = ['Óleo de lavanda passou de R$ 10,00 para R$ 12,00.'];
    const refuse = () => Response.json({ error: 'O pedido mudou.', diferencas }, { status: 409 });
    const fields = { ...order, novidades: 's' };
    const { status, result } = await send('pedido', fields, { answers: { '/checkout/order': refuse } });
    expect(status).toBe(409);
    expect(result).toMatchObject({ form: 'pedido', error: 'O pedido mudou.', differences: diferencas, values: fields });
  });

  it('is not placed for someone else than the page was rendered for [R10.18-11]', async () => {
    const other = await send('pedido', { ...order, conta: '6' }, { isCustomer: true, answers: placed });
    expect(other).toMatchObject({ status: 409, requests: [] });
    const signedIn = await send('pedido', { ...order, conta: '' }, { isCustomer: true, answers: placed });
    expect(signedIn).toMatchObject({ status: 409, requests: [] });
    const signedOut = await send('pedido', { ...order, conta: '5' }, { answers: placed });
    expect(signedOut.result).toMatchObject({
      error: 'Sua conta mudou em outra aba. Confira os dados abaixo e continue.',
    });
  });
});
