import { act, cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { createOrderPage } from '../page/testing/order-page-stub.tsx';
import { findDueEvent } from './analytics-event.ts';

describe('the due event of an order', () => {
  const everyWord = [
    'aguardando-pagamento',
    'pago',
    'em-separacao',
    'parcialmente-enviado',
    'enviado',
    'entregue',
    'parcialmente-devolvido',
    'cancelado',
    'devolvido',
  ] as const;
  const listDue = (changes: Partial<Order>) =>
    everyWord.map((estado) => findDueEvent(anOrder({ ...changes, estado }))?.event);
  const none = undefined;

  it('is its purchase until that is counted, unless nothing is left of it', () => {
    const due = listDue({ compraAnunciada: false });
    expect(due).toEqual([...Array.from({ length: 7 }, () => 'purchase'), none, none]);
  });

  it('is its refund once all of a counted one was taken back [R10.8-16]', () => {
    const due = listDue({ compraAnunciada: true, devolucaoAnunciada: false });
    expect(due).toEqual([...Array.from({ length: 7 }, () => none), 'refund', 'refund']);
  });

  it.each([true, undefined])('is none if devolucaoAnunciada is %s', (devolucaoAnunciada) => {
    expect(new Set(listDue({ compraAnunciada: true, devolucaoAnunciada }))).toEqual(new Set([none]));
  });
});

describe('the amounts of a purchase', () => {
  const purchaseOf = (changes: Partial<Order>) =>
    findDueEvent(anOrder({ compraAnunciada: false, ...changes }))?.ecommerce;
  const [line] = anOrder().itens;

  it('are those of the goods, to which the items add up; a centavo that does not divide is in one piece', () => {
    const itens = line ? [{ ...line, quantidade: 3, total: 100 }] : [];
    const totais = { ...anOrder().totais, frete: 14.17, total: 114.17 };
    const purchase = purchaseOf({ itens, totais });
    expect(purchase).toMatchObject({
      value: 100,
      shipping: 14.17,
      tax: 0,
      items: [
        { price: 33.33, discount: 16.57, quantity: 2 },
        { price: 33.34, discount: 16.56, quantity: 1 },
      ],
    });
  });

  it('name the coupon of the order, and of the items that it has made cheaper', () => {
    const itens = anOrder().itens.map((item, index) => (index === 0 ? { ...item, motivos: [] } : item));
    const purchase = purchaseOf({ itens });
    expect(purchase?.coupon).toBe('PRIMAVERA');
    expect(purchase?.items.map(({ coupon }) => coupon)).toEqual([undefined, 'PRIMAVERA']);
  });

  it('have neither coupon nor discount where there was none', () => {
    const { cupom: _cupom, ...order } = anOrder({ compraAnunciada: false });
    const itens = line ? [{ ...line, quantidade: 1, precoDe: 42.9, total: 42.9, motivos: [] }] : [];
    const purchase = findDueEvent({ ...order, itens, totais: { ...order.totais, frete: 0, total: 42.9 } })?.ecommerce;
    expect(purchase).not.toHaveProperty('coupon');
    expect(Object.keys(purchase?.items[0] ?? {})).not.toContain('discount');
    expect(Object.keys(purchase?.items[0] ?? {})).not.toContain('coupon');
  });

  it('hold nothing personal', () => {
    const { contato, endereco, presente } = anOrder();
    const text = JSON.stringify(purchaseOf({}));
    for (const value of [...Object.values(contato), endereco.cep, endereco.rua, presente])
      expect(text).not.toContain(value);
  });
});

describe('the page of an order that was taken back', () => {
  /** What was posted, and whether the shop says that this page is the first. */
  let posts: string[];
  let isFirst: boolean;
  beforeEach(() => {
    posts = [];
    isFirst = true;
    window.dataLayer = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('fetch', (path: string, { body }: { body?: URLSearchParams } = {}) => {
      posts.push(`${path} ${body?.toString()}`);
      return Promise.resolve(Response.json({ sucesso: isFirst }));
    });
  });

  /** Opens the page, waits until all is answered, and closes it. */
  async function visit(changes: Partial<Order>) {
    const Page = createOrderPage(() => anOrder({ estado: 'cancelado', ...changes }));
    render(<Page initialEntries={['/pedido']} />);
    for (let turn = 0; turn < 3; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
    cleanup();
  }

  it('pushes its refund once, in the shape of the purchase', async () => {
    await visit({ numero: '3434-3434' });
    await visit({ numero: '3434-3434' });
    expect(window.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'refund',
        ecommerce: {
          transaction_id: '3434-3434',
          currency: 'BRL',
          value: 122.13,
          shipping: 14.17,
          tax: 0,
          coupon: 'PRIMAVERA',
          items: [
            {
              item_id: '101',
              item_name: 'Óleo essencial de lavanda',
              item_brand: 'Manacá',
              item_category: 'Florais',
              item_variant: '10 ml',
              price: 38.61,
              discount: 11.29,
              coupon: 'PRIMAVERA',
              quantity: 2,
            },
            {
              item_id: 'kit-501',
              item_name: 'Kit Noite Tranquila',
              item_category: 'Kits',
              price: 44.91,
              discount: 4.99,
              coupon: 'PRIMAVERA',
              quantity: 1,
            },
          ],
        },
      },
    ]);
    expect(posts).toEqual(['/situacao/3434-3434 evento=refund']);
  });

  it('pushes nothing if another page was the first', async () => {
    isFirst = false;
    await visit({ numero: '5656-5656', estado: 'devolvido' });
    expect(posts).toEqual(['/situacao/5656-5656 evento=refund']);
    expect(window.dataLayer).toEqual([]);
  });

  it('follows the purchase of the same page', async () => {
    await visit({ numero: '7878-7878', estado: 'pago', compraAnunciada: false });
    expect(window.dataLayer).toHaveLength(2);
    await visit({ numero: '7878-7878' });
    expect(window.dataLayer).toHaveLength(4);
    expect(posts).toEqual(['/situacao/7878-7878 evento=purchase', '/situacao/7878-7878 evento=refund']);
  });
});
