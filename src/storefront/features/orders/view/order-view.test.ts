import { expect, it } from 'vitest';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toOrderView } from './order-view.server.ts';

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
  const { lines } = toOrderView(order, { toHref: (path) => path, toLocalUrl: (url) => url });
  expect(lines.map(({ free, withdrawable }) => [free, withdrawable])).toEqual([
    [2, 2],
    [0, 1],
  ]);
});
