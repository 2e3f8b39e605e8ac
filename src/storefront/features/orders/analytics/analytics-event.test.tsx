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
          value: 136.3,
          shipping: 14.17,
          coupon: 'PRIMAVERA',
          items: [
            { item_id: '101', item_name: 'Óleo essencial de lavanda', item_variant: '10 ml', price: 42.9, quantity: 2 },
            { item_id: 'kit-501', item_name: 'Kit Noite Tranquila', price: 49.9, quantity: 1 },
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
