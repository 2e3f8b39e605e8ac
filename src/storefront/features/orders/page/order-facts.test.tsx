import { expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { readPage } from '../../../testing/no-script-page.ts';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderPage } from './order-page.tsx';

const now = '2026-11-26T18:12:00.000Z';
const { pagamento: payment, entrega: delivery } = anOrder();
const paid = { estado: 'pago', pagamento: { ...payment, estado: 'pago' } } as const;

function draw(changes: Partial<Order>): Document {
  const order = toOrderView(anOrder({ ...paid, ...changes }), { toHref: (to) => to, toLocalUrl: (url) => url });
  const page = { order, path: '/pedido', statusPath: '/situacao', result: undefined, isRenewing: false };
  return readPage(inRouter(<OrderPage {...page} />, '/pedido'));
}

const findCard = (page: Document, title: string) =>
  [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === title)?.parentElement?.textContent;

it('without a promised day has the number of days', () => {
  const { previsao: _, ...entrega } = delivery;
  const text = draw({ entrega }).body.textContent;
  expect(text).not.toContain('Chega até');
  expect(text).toContain('De 4 a 6 dias úteis');
});

it('what can be picked up now has neither a day nor a parcel', () => {
  const entrega = { ...delivery, tipo: 'retirada', label: 'Retirar em Curitiba' };
  const parcel = { transportadora: '', codigo: '', link: '', enviadoEm: now };
  const page = draw({ estado: 'enviado', entrega, rastreios: [parcel] });
  expect(page.querySelector('h1')?.textContent).toBe('Pronto para retirar');
  expect(page.body.textContent).toContain('Retirar em Curitiba');
  expect(page.body.textContent).not.toMatch(/Retire a partir|Rastreio|Enviado em/);
});

it('a pickup in parts names which pieces are ready, without code and tracking', () => {
  const entrega = { ...delivery, tipo: 'retirada', label: 'Retirar em Curitiba' };
  const parcel = { transportadora: '', codigo: '', link: '', enviadoEm: now, itens: [{ posicao: 0, quantidade: 1 }] };
  const one = draw({ estado: 'parcialmente-enviado', entrega, rastreios: [parcel] });
  expect(findCard(one, 'Retirada em partes')).toContain('1 × Óleo essencial de lavanda, 10 mlPronto em 26/11/2026');
  const second = { ...parcel, codigo: 'PACOTE-2', itens: [{ posicao: 1, quantidade: 1 }] };
  const both = draw({ estado: 'enviado', entrega, rastreios: [{ ...parcel, entregueEm: now }, second] });
  expect(findCard(both, 'Retirada em partes')).toMatch(
    /lavanda, 10 mlPronto em 26\/11\/2026, retirado em 26\/11\/2026.*Kit Noite Tranquila.*Pronto em 26\/11\/2026$/,
  );
  expect(both.body.textContent).not.toMatch(/Rastreio|Pacotes|Código [A-Z]|PACOTE-2|Enviado em/);
});

it('a parcel of several names what it holds, and one with everything does not', () => {
  const parcel = { transportadora: 'Correios', codigo: 'AA123456785BR', link: '', enviadoEm: now };
  const part = { ...parcel, itens: [{ posicao: 0, quantidade: 1 }] };
  const find = (changes: Partial<Order>) => findCard(draw(changes), 'Rastreio');
  const pieces = '1 × Óleo essencial de lavanda, 10 ml';
  expect(find({ estado: 'parcialmente-enviado', rastreios: [part] })).toContain(pieces);
  expect(find({ estado: 'enviado', rastreios: [part] })).not.toContain(pieces);
});

it('an order is at its last step, not at the invoice', () => {
  const eventos = ['placed', 'paid', 'shipped', 'invoiced'].map((tipo) => ({ tipo, em: now }));
  expect(draw({ estado: 'enviado', eventos }).querySelector('[aria-current=step]')?.textContent).toMatch(/^Enviado/);
});

it.each([
  ['is paid', {}, 'Comprar de novo'],
  ['waits for its payment', { estado: 'aguardando-pagamento', pagamento: payment } as const, 'Corrigir endereço'],
])('an order that %s offers first what its buyer may want', (_, changes, name) => {
  expect(draw(changes).querySelector('#acoes ~ div')?.textContent).toMatch(new RegExp(`^${name}`));
});

it('a delivered order leads to the reviews of its products, which a kit has none of', () => {
  const listReviewed = (estado: Order['estado']) =>
    [...draw({ estado }).querySelectorAll('#itens ~ ul a[href$="#avaliacoes"]')].map(({ textContent }) => textContent);
  expect(listReviewed('entregue')).toEqual(['Avaliar: Óleo essencial de lavanda']);
  expect(listReviewed('enviado')).toEqual([]);
});

it('an unpaid order does not offer the same again', () => {
  expect(draw({ estado: 'aguardando-pagamento', pagamento: payment }).body.textContent).not.toContain(
    'Comprar de novo',
  );
});
