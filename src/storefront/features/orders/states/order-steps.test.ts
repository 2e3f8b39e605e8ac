import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { listOrderSteps, toRefundNote } from './order-steps.ts';

const { entrega: delivery } = anOrder();
const at = '2026-11-26T18:12:00.000Z';
const list = (kinds: readonly string[], tipo = delivery.tipo, estado: Order['estado'] = 'pago') =>
  listOrderSteps({
    ...anOrder({ estado }),
    eventos: kinds.map((kind) => ({ tipo: kind, em: at })),
    entrega: { ...delivery, tipo },
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
    const steps = listOrderSteps(anOrder({ eventos: kinds.map((tipo) => ({ tipo, em: at })), estado: 'enviado' }));
    expect(steps.filter(({ isAside }) => isAside).map(({ label }) => label)).toEqual([
      'Endereço corrigido',
      'Nota fiscal emitida',
    ]);
  });

  it('are not ticked off where the order ended', () => {
    const kinds = ['placed', 'paid', 'shipped', 'rest-cancelled-by-merchant', 'cancelled-by-buyer'];
    const steps = listOrderSteps(anOrder({ eventos: kinds.map((tipo) => ({ tipo, em: at })), estado: 'cancelado' }));
    expect(steps.map(({ isEnd }) => isEnd)).toEqual([false, false, false, true, true]);
    expect(listOrderSteps(anOrder({ eventos: [{ tipo: 'expired', em: at }] }))[0]?.isEnd).toBe(true);
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
    expect(listOrderSteps(anOrder())[0]?.at).toBe('26/11/2026 às\u00A015h12');
  });
});

describe('a refund', () => {
  const { pagamento } = anOrder();
  const paid = { ...pagamento, estado: 'pago' as const, recebido: 136.3 };
  const show = (change: Partial<Order>, kinds: readonly string[]) => {
    const order = anOrder({ pagamento: paid, ...change, eventos: kinds.map((tipo) => ({ tipo, em: at })) });
    const isStep = listOrderSteps(order).some(({ label }) => label === 'Valor devolvido');
    return [isStep, toRefundNote(order)?.replaceAll('\u00A0', ' ')];
  };

  it.each<[string, Partial<Order>, string[]]>([
    ['a part of a paid order', { estado: 'pago', devolvido: 5 }, ['placed', 'paid', 'refunded']],
    ['a part of a cancelled order', { estado: 'cancelado', devolvido: 5 }, ['paid', 'cancelled-by-buyer', 'refunded']],
    [
      'what was paid too much',
      { estado: 'pago', sobras: [{ motivo: 'excesso', valor: 5, devolvido: 5 }] },
      ['placed', 'paid', 'refunded'],
    ],
  ])('of %s is a note beside the steps', (_, change, kinds) =>
    expect(show(change, kinds)).toEqual([false, 'Devolvemos R$ 5,00, em 26/11/2026 às 15h12.']),
  );

  it('of everything ends a cancelled order as a step', () => {
    const kinds = ['placed', 'paid', 'cancelled-by-buyer', 'refunded', 'refunded'];
    expect(show({ estado: 'cancelado', devolvido: 136.3 }, kinds)).toEqual([true, undefined]);
    expect(show({ estado: 'cancelado', devolvido: 136 }, kinds)[1]).toContain('R$ 136,00, a última vez em');
  });
});
