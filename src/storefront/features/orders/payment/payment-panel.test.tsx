import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { createOrderPage } from '../page/testing/order-page-stub.tsx';

const now = '2026-11-26T18:12:00.000Z';
const { pagamento: payment } = anOrder();
const { codigo: _, ...prepared } = payment;
const opcoes: Order['pagamento']['opcoes'] = [
  { tipo: 'pix', label: 'Pix', total: 136.3 },
  { tipo: 'cartao', label: 'Cartão de crédito', total: 143.08 },
];

/** What the shop answers when the page asks for the state of the order. */
let answer: object = {};
const toAnswer = (pagamento: string) => ({ estado: 'aguardando-pagamento', agora: now, pagamento });

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  window.dataLayer = [];
  answer = toAnswer('pronto');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(load: () => Order, result?: FormResult): Promise<void> {
  const Page = createOrderPage(load, result);
  render(<Page initialEntries={['/pedido']} />);
  await wait(0);
  await wait(0);
}

const listWays = () => screen.queryAllByRole('button', { name: /R\$/ }).map(({ textContent }) => textContent);

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('a boleto', () => {
  const boleto = {
    ...payment,
    tipo: 'boleto' as const,
    codigo: '23793.38128 60007.827136 95000.063305 9 99990000003770',
    link: 'https://pagar.example/boleto',
    vencimento: '2026-12-01',
  };

  it('has its digits, its sheet and its last day, and no QR picture', async () => {
    await show(() => anOrder({ pagamento: boleto }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Linha digitável').value).toBe(boleto.codigo);
    expect(screen.getByRole('link', { name: 'Abrir o boleto' }).getAttribute('href')).toBe(boleto.link);
    expect(screen.getByText('terça, 1º de dezembro')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'QR Code para pagar com Pix' })).toBeNull();
    expect(screen.getByText(/^O prazo de entrega conta a partir da confirmação do pagamento\./)).toBeTruthy();
  });

  it('leads to the page that plays it in a demonstration', async () => {
    await show(() => anOrder({ pagamento: { ...boleto, demonstracao: true } }));
    const link = screen.getByRole('link', { name: 'Abrir o boleto' });
    expect(link.getAttribute('href')).toMatch(/^\/checkout\/pedido\/[\w-]+\/pagamento$/);
    expect(screen.queryByRole('button', { name: 'Fazer de conta que paguei' })).toBeNull();
  });
});

it('a card is paid at its service, so that nobody has to say here that it was', async () => {
  await show(() => anOrder({ pagamento: { ...prepared, tipo: 'cartao', link: 'https://pagar.example/1' } }));
  expect(screen.getByRole('link', { name: 'Pagar com cartão' })).toBeTruthy();
  expect(screen.queryByText('Já paguei')).toBeNull();
});

describe('a card that the bank examines', () => {
  const reviewed = { ...prepared, tipo: 'cartao' as const, estado: 'em-analise' as const };

  it('says until when the products are kept, and offers nothing to pay', async () => {
    answer = toAnswer('em-analise');
    await show(() => anOrder({ pagamento: reviewed }));
    expect(screen.getByRole('region', { name: 'Cartão em análise' }).textContent).toContain(
      'Guardamos os produtos até',
    );
    expect(listWays()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Pagar com cartão' })).toBeNull();
  });
});

describe('a card that was refused', () => {
  it('is said first, with that nothing was charged, then the ways on with another card among them', async () => {
    answer = toAnswer('recusado');
    const refused = { ...prepared, opcoes, tipo: 'cartao' as const, estado: 'recusado' as const };
    await show(() => anOrder({ pagamento: { ...refused, link: 'https://pagar.example/cartao' } }));
    const panel = screen.getByRole('region', { name: 'O cartão foi recusado' });
    expect(panel.textContent).toMatch(/^O cartão foi recusado.*nada foi cobrado.*Escolha como pagar/);
    expect(listWays()).toEqual(['Pix: R$\u00a0136,30', 'Outro cartão: R$\u00a0143,08']);
    expect(screen.queryByText(/Pague com cartão|Já paguei/)).toBeNull();
  });
});

describe('the code of a Pix', () => {
  it('has amount, time and the button on top for the phone that pays, and the QR picture last', async () => {
    await show(() => anOrder());
    const parts = [
      screen.getByText('Pague até 15h42'),
      screen.getByRole('button', { name: 'Copiar código' }),
      screen.getByLabelText('Pix copia e cola'),
      screen.getByRole('heading', { name: 'Pagar por outro aparelho' }),
      screen.getByRole('img', { name: 'QR Code para pagar com Pix' }),
    ];
    const places = parts.map((part) => parts.filter((other) => isBefore(other, part)).length);
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });

  it('opens and selects the folded code if the browser does not copy it', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    await show(() => anOrder());
    const field = screen.getByLabelText('Pix copia e cola');
    expect(field.closest('details')).toHaveProperty('open', false);
    screen.getByRole('button', { name: 'Copiar código' }).click();
    await wait(0);
    expect(field.closest('details')).toHaveProperty('open', true);
    expect(document.activeElement).toBe(field);
  });
});

describe('a payment by a service', () => {
  it('shows its code once that is there, and that it has failed, without being asked', async () => {
    let order = anOrder({ pagamento: prepared });
    answer = toAnswer('preparando');
    await show(() => order);
    await wait(8000);
    expect(screen.getByText(/^Estamos gerando o código/)).toBeTruthy();
    order = anOrder();
    answer = toAnswer('pronto');
    await wait(4000);
    await wait(0);
    expect(screen.getByLabelText('Pix copia e cola')).toHaveProperty('value', payment.codigo);
    order = anOrder({ pagamento: { ...prepared, estado: 'recusado' } });
    answer = toAnswer('recusado');
    await wait(4000);
    await wait(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O pagamento não foi aprovado');
  });

  it('names the other payment methods with what they cost, and all of them if it has failed', async () => {
    await show(() => anOrder({ pagamento: { ...payment, opcoes } }));
    expect(listWays()).toEqual(['Cartão de crédito: R$\u00a0143,08']);
    cleanup();
    await show(() => anOrder({ pagamento: { ...prepared, opcoes, estado: 'recusado' } }));
    expect(listWays()).toEqual(['Pix: R$\u00a0136,30', 'Cartão de crédito: R$\u00a0143,08']);
  });

  it('does not need the statement of the bank', async () => {
    await show(() => anOrder({ pagamento: { ...payment, automatico: true } }));
    const panel = screen.getByRole('region', { name: 'Pague com Pix' });
    expect(panel.textContent).toContain('A confirmação chega em segundos, aqui e em');
    expect(panel.textContent).not.toContain('extrato');
  });
});

it('lets who has paid have the goods kept, and then says until when instead of asking for the payment', async () => {
  await show(() => anOrder({ pagamento: { ...payment, podeAvisar: true } }));
  expect(screen.getByText('Pague até 15h42')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Avisar que paguei e guardar os produtos', hidden: true })).toBeTruthy();
  cleanup();
  await show(() => anOrder({ pagamento: { ...payment, avisadoEm: payment.venceEm } }));
  expect(screen.getByText(/^Você avisou que pagou\. Guardamos os produtos até 15h42,/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Pix em conferência' }).textContent).not.toContain('Pague');
  const folded = screen.getByText('Ainda não paguei').closest('details');
  expect(folded).toHaveProperty('open', false);
  expect(folded?.textContent).toContain('Pix copia e cola');
  expect(screen.queryByText('Pague até 15h42')).toBeNull();
  expect(screen.queryByText('Já paguei')).toBeNull();
});

it('asks for no payment once its time is over, and learns when the order is closed', async () => {
  let order = anOrder({ pagamento: { ...payment, avisadoEm: now } });
  await show(() => order);
  order = anOrder({ pagamento: { ...prepared, estado: 'vencido' } });
  answer = { estado: 'aguardando-pagamento', agora: payment.venceEm };
  await wait(4000);
  await wait(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('O prazo do pagamento acabou');
  expect(screen.queryByText(/Guardamos os produtos|até 15h42|copia e cola/)).toBeNull();
  order = anOrder({ estado: 'cancelado', pagamento: { ...prepared, estado: 'vencido' } });
  answer = { estado: 'cancelado', agora: payment.venceEm };
  await wait(4000);
  await wait(0);
  expect(screen.getAllByText(/o pedido foi fechado/)).not.toEqual([]);
});

it('says why a claim was refused', async () => {
  const error = 'Este pedido não espera um aviso de pagamento. Atualize a página.';
  await show(() => anOrder(), { error, form: 'ja-paguei' });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(error);
});
