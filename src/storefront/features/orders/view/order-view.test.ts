import { expect, it } from 'vitest';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toOrderView } from './order-view.server.ts';

const links = { toHref: (path: string) => path, toLocalUrl: (url: string) => url };

it('offers the pieces that the shop counts as free, also those of a request that is done', () => {
  const done: OrderRequest = {
    protocolo: 'S-7K4P-94QX',
    tipo: 'troca',
    estado: 'concluida',
    feitaEm: '2026-11-26T18:12:00.000Z',
    prazo: '2026-12-01',
    itens: [{ posicao: 0, quantidade: 2 }],
    texto: '',
    resposta: '',
  };
  const itens = anOrder().itens.map((item, position) => ({
    ...item,
    livres: position === 0 ? 2 : 0,
    desistiveis: position === 0 ? 2 : 1,
  }));
  const order = anOrder({ estado: 'entregue', itens, podeSolicitar: ['troca'], solicitacoes: [done] });
  const { lines } = toOrderView(order, links);
  expect(lines.map(({ free, withdrawable }) => [free, withdrawable])).toEqual([
    [2, 2],
    [0, 1],
  ]);
});

it('promises no day before the bank has confirmed a boleto', () => {
  const { pagamento, entrega } = anOrder();
  const boleto = { ...pagamento, tipo: 'boleto' as const, vencimento: '2026-12-01' };
  const readArrival = (change: Parameters<typeof anOrder>[0]) => toOrderView(anOrder(change), links).delivery.arrival;
  const previsao = { ...entrega, previsao: '2026-12-04' };
  expect(readArrival({ pagamento: boleto, entrega: previsao })).toBe(
    `${entrega.prazo}, a partir da confirmação do pagamento`,
  );
  const paid = { ...boleto, estado: 'pago' as const };
  expect(readArrival({ estado: 'pago', pagamento: paid, entrega: previsao })).toBe('Chega até sexta, 4 de dezembro');
});
