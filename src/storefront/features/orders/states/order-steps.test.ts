import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { listOrderSteps } from './order-steps.ts';

const { entrega: delivery } = anOrder();
const at = '2026-11-26T18:12:00.000Z';
const list = (kinds: readonly string[], tipo = delivery.tipo, estado: Order['estado'] = 'pago') =>
  listOrderSteps({
    eventos: kinds.map((kind) => ({ tipo: kind, em: at })),
    entrega: { ...delivery, tipo },
    estado,
  }).map((step) => `${step.label}${step.at ? '' : ' ?'}`);

describe('the steps of an order', () => {
  it.each([
    [['placed'], ['Pedido feito', 'Pagamento confirmado ?', 'Em separação ?', 'Enviado ?', 'Entregue ?']],
    [
      ['placed', 'address-corrected', 'paid'],
      ['Pedido feito', 'Endereço corrigido', 'Pagamento confirmado', 'Em separação ?', 'Enviado ?', 'Entregue ?'],
    ],
    [
      ['placed', 'expired', 'paid-late'],
      [
        'Pedido feito',
        'Prazo do pagamento encerrado',
        'Pagamento confirmado',
        'Em separação ?',
        'Enviado ?',
        'Entregue ?',
      ],
    ],
    [
      ['placed', 'expired'],
      ['Pedido feito', 'Prazo do pagamento encerrado'],
    ],
    [
      ['placed', 'paid', 'cancelled-by-buyer', 'refunded'],
      ['Pedido feito', 'Pagamento confirmado', 'Cancelado por você', 'Valor devolvido'],
    ],
    [
      ['placed', 'paid', 'packed', 'shipped', 'shipped', 'delivered'],
      ['Pedido feito', 'Pagamento confirmado', 'Em separação', 'Uma parte enviada', 'Enviado', 'Entregue'],
    ],
    [
      ['placed', 'of another version'],
      ['Pedido feito', 'Pagamento confirmado ?', 'Em separação ?', 'Enviado ?', 'Entregue ?'],
    ],
  ])('after %j are %j [R10.8-14]', (kinds, steps) => expect(list(kinds)).toEqual(steps));

  it('of a part that is sent still have those of the rest before them', () => {
    expect(list(['placed', 'paid', 'packed', 'shipped'], 'entrega', 'parcialmente-enviado').slice(3)).toEqual([
      'Uma parte enviada',
      'Enviado ?',
      'Entregue ?',
    ]);
  });

  it('are never at what happens beside the way of the order', () => {
    const kinds = ['placed', 'address-corrected', 'paid', 'shipped', 'invoiced'];
    const steps = listOrderSteps({
      eventos: kinds.map((tipo) => ({ tipo, em: at })),
      entrega: delivery,
      estado: 'enviado',
    });
    expect(steps.filter(({ isAside }) => isAside).map(({ label }) => label)).toEqual([
      'Endereço corrigido',
      'Nota fiscal emitida',
    ]);
  });

  it('of a pickup end with its collection, by the time of São Paulo', () => {
    expect(list(['placed', 'paid', 'packed', 'shipped'], 'retirada').slice(3)).toEqual([
      'Pronto para retirar',
      'Retirado ?',
    ]);
    expect(list(['placed', 'paid', 'shipped', 'shipped'], 'retirada', 'enviado').slice(2)).toEqual([
      'Uma parte pronta para retirar',
      'Pronto para retirar',
      'Retirado ?',
    ]);
    expect(listOrderSteps(anOrder())[0]?.at).toBe('26/11/2026 às 15:12');
  });
});
