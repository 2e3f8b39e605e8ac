import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderPage } from './order-page.tsx';
import { createOrderPage } from './testing/order-page-stub.tsx';

const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };
const { pagamento: payment } = anOrder();
const paid = { estado: 'pago', pagamento: { ...payment, estado: 'pago' } } as const;
const now = '2026-11-26T18:12:00.000Z';

/** What the shop answers about the state of the order. */
let status = 'aguardando-pagamento';
const asked: [method: string, path: string][] = [];

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(now),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  window.dataLayer = [];
  asked.length = 0;
  status = 'aguardando-pagamento';
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push([method, path]);
    return Promise.resolve(Response.json(method === 'POST' ? { sucesso: true } : { estado: status, agora: now }));
  });
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(load: () => Order, result?: FormResult) {
  const Page = createOrderPage(load, result);
  render(<Page initialEntries={['/pedido']} />);
  await settle();
  await settle();
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the page of an unpaid order', () => {
  it('has QR picture, code to copy, amount, instant and an honest text for who has paid', async () => {
    await show(() => anOrder());
    const panel = screen.getByRole('region', { name: 'Pague com Pix' });
    expect(within(panel).getByRole('img', { name: 'QR Code para pagar com Pix' })).toBeTruthy();
    const field = within(panel).getByLabelText('Pix copia e cola');
    expect(field).toHaveProperty('value', payment.codigo);
    expect(field).toHaveProperty('readOnly', true);
    expect(panel.textContent).toContain('R$\u00a0136,30');
    expect(panel.textContent).toContain('Pague até 15h42');
    expect(panel.textContent).toContain('Faltam 30:00');
    expect(panel.textContent).toMatch(/A confirmação chega em \S+@\S+ até o fim do próximo dia útil\./);
    expect(panel.textContent).not.toContain('demonstração');
  });

  it('copies the code and says so', async () => {
    const writeText = vi.fn<() => Promise<void>>(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show(() => anOrder());
    screen.getByRole('button', { name: 'Copiar código' }).click();
    await settle();
    expect(writeText).toHaveBeenCalledWith(payment.codigo);
    expect(screen.getByText(/^Código copiado/).getAttribute('role')).toBe('status');
  });

  it('asks for the state every four seconds, and announces a change once [R10.8-11]', async () => {
    let order = anOrder();
    await show(() => order);
    await wait(12_000);
    expect(asked.filter(([, path]) => path === '/situacao/7K4P-94QX')).toHaveLength(4);
    expect(screen.queryByText(/^Pagamento confirmado\. /)).toBeNull();
    order = anOrder(paid);
    status = 'pago';
    await wait(4000);
    await settle();
    expect(title()).toBe('Pagamento confirmado');
    expect(screen.getAllByText(/^Pagamento confirmado\. /)).toHaveLength(1);
    const { length } = asked;
    await wait(60_000);
    expect(asked, 'a paid order does not ask').toHaveLength(length);
  });

  it('asks less often while its tab is hidden, and at once when it is shown again', async () => {
    await show(() => anOrder());
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const { length } = asked;
    await wait(29_000);
    expect(asked).toHaveLength(length);
    await wait(1000);
    expect(asked).toHaveLength(length + 1);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(asked).toHaveLength(length + 2);
    visibility.mockRestore();
  });

  it('renews itself without script, until the buyer stops that [R10.8-12]', () => {
    const draw = (isRenewing: boolean) => {
      const order = toOrderView(anOrder(), links);
      const page = { order, path: '/pedido', statusPath: '/situacao', result: undefined, isRenewing };
      return renderToStaticMarkup(inRouter(<OrderPage {...page} />, '/pedido'));
    };
    expect(draw(true)).toMatch(/<noscript>.*<meta http-equiv="refresh" content="15".*parada=1.*<\/noscript>/);
    expect(draw(false)).not.toContain('http-equiv');
  });

  it('warns in a demonstration shop, and offers to play the payment there', async () => {
    await show(() => anOrder({ pagamento: { ...payment, demonstracao: true } }));
    expect(screen.getByText('Loja de demonstração: não pague este Pix.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fazer de conta que paguei' })).toBeTruthy();
  });

  it('says that the code is being prepared, and links the page of a payment service', async () => {
    const { codigo: _, ...prepared } = payment;
    await show(() => anOrder({ pagamento: prepared }));
    expect(screen.getByText(/^Estamos gerando o código/)).toBeTruthy();
    cleanup();
    await show(() => anOrder({ pagamento: { ...prepared, tipo: 'cartao', link: 'https://pagar.example/1' } }));
    expect(screen.getByRole('link', { name: 'Pagar com cartão' })).toHaveProperty('href', 'https://pagar.example/1');
  });
});

describe('the page of an order', () => {
  it('renews itself when its tab is shown again, if the shop answers', async () => {
    let order = anOrder(paid);
    const load = vi.fn<() => Order>(() => order);
    await show(load);
    order = anOrder({ ...paid, estado: 'enviado' });
    const whilePaid = title();
    await wait(60_000);
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect([load.mock.calls.length, title()]).toEqual([1, whilePaid]);
    vi.stubGlobal('fetch', answer);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(title()).not.toBe(whilePaid);
  });

  it('shows steps, lines with the parts of a kit, every amount, delivery and day', async () => {
    await show(() => anOrder(paid));
    const items = within(screen.getByRole('list', { name: 'Itens do pedido' })).getAllByRole('link');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Óleo essencial de lavanda', 'Kit Noite Tranquila']);
    const page = document.body.textContent;
    for (const text of [
      '2 × Bruma para travesseiro, Lavanda',
      'Subtotal',
      'Cupom PRIMAVERA−\u00a0R$\u00a06,79',
      'Desconto no Pix−\u00a0R$\u00a06,78',
      'FreteR$\u00a014,17',
      'Total pago no PixR$\u00a0136,30',
      'Chega até sexta, 4 de dezembro',
      'Rua Sergipe, 120',
      '(41) 99999-0001',
    ])
      expect(page).toContain(text);
    const steps = within(screen.getByRole('list', { name: 'Andamento do pedido' })).getAllByRole('listitem');
    expect(steps[0]?.getAttribute('aria-current')).toBe('step');
  });

  it('shows parcels, invoice, what was paid back and requests with their protocol', async () => {
    await show(() =>
      anOrder({
        ...paid,
        estado: 'entregue',
        devolvido: 42.9,
        rastreios: [
          {
            transportadora: 'Correios',
            codigo: 'AA123456785BR',
            link: 'https://rastreio.example/AA123456785BR',
            enviadoEm: now,
            entregueEm: now,
          },
        ],
        nota: { numero: 1234, chave: '35260712ABC34501DE35550010000000121000123454', link: 'https://nota.example/1' },
        solicitacoes: [
          {
            protocolo: 'S-7K4P-94QX',
            tipo: 'troca',
            estado: 'recebida',
            feitaEm: now,
            prazo: '2026-12-01',
            itens: [{ posicao: 0, quantidade: 1 }],
            texto: '',
            resposta: '',
          },
        ],
      }),
    );
    const page = document.body.textContent;
    for (const text of [
      'Código AA123456785BR',
      'NF-e número 1234',
      '3526 0712 ABC3 4501 DE35 5500',
      'DevolvidoR$\u00a042,90',
      'Protocolo S-7K4P-94QX',
      '1 × Óleo essencial de lavanda',
      'Respondemos até terça, 1º de dezembro',
    ])
      expect(page).toContain(text);
  });

  it('has a form for each thing that may be asked for, with the pieces that are free', async () => {
    await show(() =>
      anOrder({
        ...paid,
        estado: 'entregue',
        podeSolicitar: ['arrependimento'],
        arrependimento: { ate: '2026-12-03' },
      }),
    );
    expect(screen.getByText(/^Você pode desistir até quinta, 3 de dezembro\./)).toBeTruthy();
    const select = screen.getByLabelText('Óleo essencial de lavanda, 10 ml');
    expect(select).toHaveProperty('value', '2');
    for (const name of ['Nenhum', '1 unidade', '2 unidades'])
      expect(within(select).getByRole('option', { name })).toBeTruthy();
    expect(within(select).queryByRole('option', { name: '3 unidades' })).toBeNull();
    expect(screen.queryByText('Pedir uma troca')).toBeNull();
  });

  it('offers to cancel and to correct the address only while that is possible', async () => {
    await show(() => anOrder());
    expect(screen.getByText('Cancelar pedido')).toBeTruthy();
    expect(screen.getByText('Corrigir endereço')).toBeTruthy();
    cleanup();
    await show(() => anOrder({ ...paid, estado: 'enviado', podeCancelar: false, podeCorrigirEndereco: false }));
    expect(screen.queryByText('Cancelar pedido')).toBeNull();
    expect(screen.queryByText('Corrigir endereço')).toBeNull();
    expect(screen.getByRole('button', { name: 'Comprar de novo' })).toBeTruthy();
  });

  it.each(['cancelado', 'entregue', 'devolvido'] as const)('promises no day once the order is %s', async (estado) => {
    await show(() => anOrder({ ...paid, estado }));
    expect(document.body.textContent).toContain('Entrega padrão');
    expect(document.body.textContent).not.toContain('Chega até');
  });

  it('says what did not go into the cart as it was ordered', async () => {
    const note = 'Colocamos na sacola o que dava. Confira o que mudou:';
    const differences = ['Vela não está à venda agora.'];
    await show(() => anOrder(paid), { error: '', note, differences, form: 'repetir' });
    const alert = screen.getByText(/^Colocamos na sacola/).closest('[role=alert]');
    expect(alert?.textContent).toContain('Vela não está à venda agora.');
    expect(screen.getByRole('link', { name: 'Ver a sacola' })).toBeTruthy();
  });

  it('says why an order could not be repeated', async () => {
    await show(() => anOrder(paid), { error: 'Não deu certo agora. Tente de novo em um instante.', form: 'repetir' });
    await settle();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Não deu certo agora. Tente de novo em um instante.',
    );
  });

  it('pushes the purchase once, if no page has done so before', async () => {
    await show(() => anOrder({ ...paid, numero: '3434-3434', compraAnunciada: false }));
    await settle();
    cleanup();
    await show(() => anOrder({ ...paid, numero: '3434-3434', compraAnunciada: false }));
    await settle();
    cleanup();
    await show(() => anOrder(paid));
    const purchases = window.dataLayer?.filter((entry) => JSON.stringify(entry).includes('purchase'));
    expect(purchases).toMatchObject([{ event: 'purchase', ecommerce: { transaction_id: '3434-3434', value: 122.13 } }]);
    expect(asked.filter(([method]) => method === 'POST')).toEqual([['POST', '/situacao/3434-3434']]);
  });
});
