import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { WhatsAppContext } from '../../../shops/shop-context.tsx';
import { inRouter } from '../../../testing/in-router.tsx';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderActions } from './order-actions.tsx';

const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };

/** Texts and addresses of the links to copies of the contract. */
function listCopies(contrato: Order['contrato']) {
  const order = toOrderView(anOrder({ contrato }), links);
  render(inRouter(<OrderActions order={order} path="/" result={undefined} />));
  return screen
    .getAllByRole('link', { name: /contrato/i })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it('leads to a conversation about the order only if the shop is at WhatsApp', () => {
  const order = toOrderView(anOrder(), links);
  const show = (number: string | undefined) => {
    const Component = () => (
      <WhatsAppContext value={number}>
        <OrderActions order={order} path="/" result={undefined} />
      </WhatsAppContext>
    );
    render(inRouter(<Component />));
    return screen.queryByRole('link', { name: /WhatsApp/ })?.getAttribute('href');
  };
  expect(show(undefined)).toBeUndefined();
  cleanup();
  const text = encodeURIComponent(`Olá. É sobre o pedido ${order.number}.`);
  expect(show('5541999990000')).toBe(`https://wa.me/5541999990000?text=${text}`);
});

it('offers to cancel the order, or what of it is not sent yet', () => {
  const ask = (rights: Pick<Order, 'podeCancelar' | 'podeCancelarResto'>) => {
    const pagamento = { ...anOrder().pagamento, estado: 'pago' as const };
    const order = toOrderView(anOrder({ pagamento, ...rights }), links);
    const { container } = render(inRouter(<OrderActions order={order} path="/" result={undefined} />));
    const text = container.textContent;
    cleanup();
    return text;
  };
  expect(ask({ podeCancelar: true, podeCancelarResto: false })).toMatch(
    /Cancelar pedido.*Cancelar este pedido\? O valor volta/,
  );
  expect(ask({ podeCancelar: false, podeCancelarResto: true })).toMatch(
    /Cancelar o que falta enviar.*Cancelar o que ainda não foi enviado\? O valor dessas peças volta/,
  );
});

const page = `/checkout/pedido/${anOrder().numero}/contrato`;

describe('an order', () => {
  it('links the copy of its contract, and those of before another payment method was chosen', () => {
    const hash = 'b'.repeat(64);
    expect(listCopies({ hash, versao: '2026-11' })).toEqual([
      ['Guardar ou imprimir o contrato (abre em nova aba)', page],
    ]);
    cleanup();
    expect(listCopies({ hash, versao: '2026-11', outras: ['a1'] })).toEqual([
      ['Guardar ou imprimir o contrato (abre em nova aba)', page],
      ['Contrato de antes da troca de pagamento (abre em nova aba)', `${page}?copia=a1`],
    ]);
    cleanup();
    expect(listCopies({ hash, versao: '2026-11', outras: ['a1', 'a2'] })).toEqual([
      ['Guardar ou imprimir o contrato (abre em nova aba)', page],
      ['Contrato de antes da troca de pagamento, cópia 1 (abre em nova aba)', `${page}?copia=a1`],
      ['Contrato de antes da troca de pagamento, cópia 2 (abre em nova aba)', `${page}?copia=a2`],
    ]);
  });

  it('folds the code by which each copy of its contract is known unchanged', () => {
    const hash = 'b'.repeat(64);
    listCopies({ hash, versao: '2026-11', outras: ['a'.repeat(64)] });
    const summary = screen.getByText('Código de conferência');
    expect(summary.closest('details')?.open).toBe(false);
    expect(summary.closest('details')?.textContent).toMatch(
      /soma SHA-256 .*Guardar ou imprimir o contratob{64}Contrato de antes da troca de pagamentoa{64}$/,
    );
  });

  it('has neither link nor code without a contract', () => {
    const order = toOrderView(anOrder({ contrato: undefined }), links);
    render(inRouter(<OrderActions order={order} path="/" result={undefined} />));
    expect(screen.queryByText(/contrato|Código/i)).toBeNull();
  });
});
