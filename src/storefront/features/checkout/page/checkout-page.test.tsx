import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { translateTexts } from '#web/testing/translate-texts.ts';
import { aCheckout, anEmptyCheckout } from '../steps/testing/a-checkout.ts';
import { showCheckout } from './testing/show-checkout.tsx';

beforeEach(() => {
  window.dataLayer = [];
});

const section = (name: string) => screen.findByRole('region', { name });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const findSummary = () => screen.findByRole('complementary', { name: 'Resumo do pedido' });
const noOrderText = 'Sua sacola ficou vazia. Este pedido não foi feito, e nada foi cobrado.';
const eventNames = () =>
  window.dataLayer?.flatMap((entry) => (entry && typeof entry === 'object' && 'event' in entry ? [entry.event] : []));

describe('the sections', () => {
  it('open one after the other, and the costs are visible from the start', async () => {
    showCheckout({ whole: anEmptyCheckout });
    within(await section('Contato')).getByRole('button', { name: 'Continuar para a entrega' });
    expect(within(await section('Entrega')).queryByRole('button')).toBeNull();
    expect(within(await section('Pagamento')).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Fechar pedido/ })).toBeNull();
    const summary = await findSummary();
    expect(summary.textContent).toContain('Freteinforme o CEP');
    expect(summary.textContent).toContain('Total no Pixsem o freteR$\u00a081,51');
    const small = screen.getByRole('region', { name: 'Custos' });
    expect(small.textContent).toContain('Freteinforme o CEP');
    expect(small.textContent).toContain('Total no Pixsem o freteR$\u00a081,51');
    expect(screen.getByText('Total: R$ 81,51 no Pix').getAttribute('role')).toBe('status');
  });

  it('show as text with a link to change them once they are complete [R10.18-08]', async () => {
    showCheckout();
    const contact = await section('Contato');
    expect(contact.textContent).toContain('Ana Limaana@exemplo.test(41) 99999-0001 · 529.982.247-25');
    expect(within(contact).getByRole('link', { name: 'Mudar contato' }).getAttribute('href')).toBe(
      '/checkout?etapa=contato#contato',
    );
    const delivery = await section('Entrega');
    expect(delivery.textContent).toContain('Econômico · Chega até sexta, 4 de dezembro · R$\u00a015,90');
    fireEvent.click(within(delivery).getByRole('link', { name: 'Mudar entrega' }));
    await screen.findByRole('button', { name: 'Continuar para o pagamento' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Entrega'));
  });

  it('do not call the preset payment method chosen before the payment was opened', async () => {
    const card = { tipo: 'cartao' as const, label: 'Cartão de crédito', porcentagem: 0, total: 101.7 };
    showCheckout({ path: '/checkout?etapa=contato', checkout: { pagamentos: [...aCheckout.pagamentos, card] } });
    expect((await section('Pagamento')).textContent).toBe('Pagamento');
  });

  it('show the totals of the other payment methods once: below the total, and then beside the methods', async () => {
    const card = { tipo: 'cartao' as const, label: 'Cartão de crédito', porcentagem: 0, total: 101.7 };
    const checkout = { pagamentos: [...aCheckout.pagamentos, card] };
    showCheckout({ path: '/checkout?etapa=contato', checkout });
    const costs = async () => (await screen.findByRole('region', { name: 'Custos' })).textContent;
    expect(await costs()).toContain('Total no cartão');
    cleanup();
    showCheckout({ checkout });
    expect(await costs()).not.toContain('Total no cartão');
    expect((await section('Pagamento')).textContent).toContain('R$\u00a0101,70');
  });

  it('move the focus to the next one after a success', async () => {
    const { posted } = showCheckout({
      whole: anEmptyCheckout,
      answer: () => ({
        result: { ok: true, form: 'contato' },
        after: { contato: aCheckout.contato, faltam: ['endereco', 'entrega'] },
      }),
    });
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'ana@exemplo.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar para a entrega' }));
    await screen.findByLabelText('CEP');
    expect(posted).toEqual([expect.objectContaining({ intent: 'contato', conta: '', email: 'ana@exemplo.test' })]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Entrega'));
  });

  it('stay open with what was typed and a linked list of errors, which gets the focus', async () => {
    showCheckout({
      whole: anEmptyCheckout,
      answer: (values) => ({
        result: { form: 'contato', error: '', fields: { email: 'Confira o e-mail.' }, values },
      }),
    });
    fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'ana@' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar para a entrega' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    const link = within(alert).getByRole('link', { name: 'Confira o e-mail.' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByLabelText('E-mail'));
    expect(valueOf('E-mail')).toBe('ana@');
  });
});

describe('an empty cart', () => {
  it('leads to the order that this browser opened last, or else to the form that finds one', async () => {
    showCheckout({ whole: anEmptyCheckout, lines: [] });
    expect(await screen.findByRole('link', { name: 'Achar o meu pedido' })).toBeTruthy();
    cleanup();
    showCheckout({ whole: anEmptyCheckout, lines: [], lastOrder: '7K4P-94QX' });
    const link = await screen.findByRole('link', { name: 'Ver o pedido 7K4P-94QX' });
    expect(link.getAttribute('href')).toBe('/checkout/pedido/7K4P-94QX');
    expect(screen.queryByRole('link', { name: 'Achar o meu pedido' })).toBeNull();
  });
});

describe('the contact', () => {
  it('offers a visitor to sign in and come back, whatever the e-mail address', async () => {
    showCheckout({ whole: anEmptyCheckout });
    const link = await screen.findByRole('link', { name: 'Entre e use os seus dados' });
    expect(link.getAttribute('href')).toBe('/checkout/acesso/?voltar=%2Fcheckout');
  });

  it('of a customer never has the document of the account', async () => {
    const contato = {
      nome: 'Ana Lima',
      email: 'ana@exemplo.test',
      documento: '***.***.***-05',
      celular: '41999990001',
    };
    showCheckout({ customerId: 5, checkout: { contato }, path: '/checkout?etapa=contato' });
    expect(await screen.findByText('Em branco, fica o da sua conta: ***.***.***-05')).toBeTruthy();
    expect(valueOf('CPF ou CNPJ')).toBe('');
    expect(valueOf('Celular')).toBe('(41) 99999-0001');
    expect(screen.queryByRole('link', { name: 'Entre e use os seus dados' })).toBeNull();
  });
});

describe('the delivery', () => {
  it('names the place of each pickup, and none is chosen by itself', async () => {
    const { posted } = showCheckout({ path: '/checkout?etapa=entrega' });
    const pickup = await screen.findByRole<HTMLInputElement>('radio', {
      name: /Retirar em São Paulo.*Empório Botânico: Rua Augusta, 1492, Consolação, São Paulo - SP.*Grátis/,
    });
    expect([pickup.checked, pickup.value]).toEqual([false, '3-12']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Econômico/ }).checked).toBe(true);
    fireEvent.click(pickup);
    fireEvent.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    await waitFor(() => expect(posted.at(-1)).toMatchObject({ intent: 'entrega', entrega: '3-12', mensagem: '' }));
  });

  it('names the hour from which a payment counts on the next day, also for a Pix', async () => {
    const text = 'O prazo conta a partir da confirmação do pagamento, não do pedido. Pagamentos a partir das 12h';
    const findText = () => screen.queryByText('Pagamentos a partir das 12h contam no próximo dia útil.');
    showCheckout({ path: '/checkout?etapa=entrega' });
    await screen.findByRole('radio', { name: /Econômico/ });
    expect(findText()?.parentElement?.textContent).toContain(text);
    cleanup();
    const fretes = aCheckout.fretes.map(({ previsao: _previsao, ...undated }) => undated);
    showCheckout({ path: '/checkout?etapa=entrega', checkout: { fretes } });
    await screen.findByRole('radio', { name: /Econômico/ });
    expect(findText()).toBeNull();
  });

  it('says why the goods cannot go to the address', async () => {
    const { entrega: _entrega, resumo: _resumo, ...others } = aCheckout;
    const restricaoEntrega = 'Ainda não entregamos neste CEP.';
    showCheckout({ whole: { ...others, fretes: [], restricaoEntrega, faltam: ['entrega'] } });
    expect(await screen.findByText(/Ainda não entregamos neste CEP\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Mudar endereço' }).getAttribute('href')).toBe(
      '/checkout?etapa=endereco#entrega',
    );
  });

  it('takes a note of a gift', async () => {
    const { posted } = showCheckout({ path: '/checkout?etapa=entrega' });
    const note = await screen.findByLabelText('Recado (opcional)');
    expect(note.getAttribute('maxlength')).toBe('240');
    fireEvent.change(note, { target: { value: 'Para a Ana' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'entrega', mensagem: 'Para a Ana' }]));
  });
});

describe('the order', () => {
  const orderButton = () => screen.findByRole('button', { name: /^Fechar pedido/ });

  it('is placed by a button with total and payment method, whose sentence accepts the terms by their version [R10.18-09]', async () => {
    const { posted } = showCheckout();
    expect((await orderButton()).textContent).toBe('Fechar pedido · R$\u00a097,41 no Pix');
    const terms = screen.getByRole('link', { name: /^termos de uso \(versão 2026-11\)/ });
    expect(terms.getAttribute('href')).toBe('/pagina/termos');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /novidades/ }).checked).toBe(false);
    fireEvent.click(await orderButton());
    await waitFor(() =>
      expect(posted).toEqual([
        {
          intent: 'pedido',
          conta: '',
          chave: 'uma-chave-de-teste',
          resumo: '{"lines":[]}',
          nome: 'Ana Lima',
          email: 'ana@exemplo.test',
          aceitaTermos: 's',
          pagamento: 'pix',
        },
      ]),
    );
    expect(eventNames()).toEqual(['add_shipping_info', 'add_payment_info']);
  });

  it('that has changed tells each difference, and asks again with the new total [R10.18-10]', async () => {
    const differences = ['Óleo de lavanda passou de R$ 42,90 para R$ 45,00.', 'O desconto do cupom saiu do pedido.'];
    showCheckout({
      answer: (values) => ({
        result: { form: 'pedido', error: 'O pedido mudou.', differences, values },
        after: { totais: { ...aCheckout.totais, total: 101.61 }, resumo: '{"novo":1}' },
      }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /novidades/ }));
    fireEvent.click(await orderButton());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(differences);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect((await orderButton()).textContent).toBe('Fechar pedido · R$\u00a0101,61 no Pix');
    expect(document.querySelector<HTMLInputElement>('[name=resumo]')?.value).toBe('{"novo":1}');
    expect(document.querySelector<HTMLInputElement>('[name=chave]')?.value).toBe('uma-chave-de-teste');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /novidades/ }).checked).toBe(true);
  });

  it('that cannot be placed any more leaves the hint about it on a page that the browser has translated', async () => {
    const mensagens = [{ tipo: 'aviso' as const, mensagem: 'Óleo de lavanda acabou.' }];
    showCheckout({
      whole: anEmptyCheckout,
      checkout: { mensagens },
      answer: () => ({ result: { ok: true, form: 'contato' }, after: { pagamentos: [] } }),
    });
    const go = await screen.findByRole('button', { name: 'Continuar para a entrega' });
    screen.getByText(/^Confira o resumo/);
    translateTexts(document.body);
    fireEvent.click(go);
    await waitFor(() => expect(document.body.textContent).not.toContain('Confira o resumo'));
    expect(document.body.textContent).toContain('Óleo de lavanda acabou.');
  });

  it('whose coupon is lost says so beside the button, once', async () => {
    showCheckout({ checkout: { mensagens: [{ tipo: 'aviso', mensagem: 'O cupom SETE saiu da sacola.' }] } });
    expect((await orderButton()).closest('section')?.contains(screen.getByText(/^O cupom SETE/))).toBe(true);
  });

  it.each([undefined, '7K4P-94QX'])(
    'that is gone tells so above the empty page, which leads to no order (%s)',
    async (lastOrder) => {
      showCheckout({
        lines: [],
        lastOrder,
        result: { form: 'pedido', error: 'O pedido mudou.', differences: ['Óleo de lavanda acabou.'] },
      });
      expect((await screen.findByRole('alert')).textContent).toContain('Óleo de lavanda acabou.');
      expect(screen.getByText(noOrderText)).toBeTruthy();
      expect(screen.queryByText(/está guardado/)).toBeNull();
      expect(screen.queryByRole('link', { name: /^(?:Ver|Achar) o / })).toBeNull();
    },
  );
});

describe('without an order to place', () => {
  it('an empty cart says what to do, and what happened to its lines', async () => {
    const mensagem = 'Vela acabou. O item saiu da sacola.';
    showCheckout({ lines: [], checkout: { mensagens: [{ tipo: 'aviso', mensagem }] } });
    expect(await screen.findByText(mensagem)).toBeTruthy();
    expect(screen.getByText(noOrderText)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os mais pedidos' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Fechar pedido/ })).toBeNull();
    expect(eventNames()).toEqual([]);
  });

  it('what became of the lines of a refused order is told once', async () => {
    const mensagem = 'Vela acabou. O item saiu da sacola.';
    showCheckout({
      lines: [],
      checkout: { mensagens: [{ tipo: 'aviso', mensagem }] },
      result: { form: 'pedido', error: 'O pedido mudou.', differences: [mensagem] },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(mensagem);
    expect(screen.getAllByText(mensagem)).toHaveLength(1);
  });

  it('a shop that takes no payment says so, and asks for nothing', async () => {
    showCheckout({ checkout: { pagamentos: [] } });
    expect(await screen.findByText('O pagamento abre em breve.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver sacola' }).getAttribute('href')).toBe('/checkout/carrinho');
  });
});
