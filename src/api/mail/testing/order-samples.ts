// Orders for the samples of mails.

import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';

/** Waits for its payment. */
export const sampleOrder = anOrder();

const { codigo: _, ...closedPayment } = sampleOrder.pagamento;

/** Waits for its boleto. */
export const boletoOrder: Order = {
  ...sampleOrder,
  pagamento: {
    ...sampleOrder.pagamento,
    tipo: 'boleto',
    codigo: '23793.38128 60007.827136 95000.063305 9 99990000013630',
    vencimento: '2026-12-01',
    venceEm: '2026-12-04T02:59:00.000Z',
  },
};

/** The bank examines its card. */
export const reviewedOrder: Order = {
  ...sampleOrder,
  pagamento: { ...closedPayment, tipo: 'cartao', estado: 'em-analise', venceEm: '2026-12-01T02:59:00.000Z' },
};

export const refusedOrder: Order = {
  ...reviewedOrder,
  pagamento: { ...reviewedOrder.pagamento, estado: 'recusado' },
};

export const paidOrder: Order = {
  ...sampleOrder,
  estado: 'pago',
  pagamento: { ...closedPayment, estado: 'pago' },
  eventos: [...sampleOrder.eventos, { tipo: 'paid', em: '2026-11-26T18:20:00.000Z' }],
};

export const shippedOrder: Order = {
  ...paidOrder,
  estado: 'enviado',
  rastreios: [
    {
      transportadora: 'Correios',
      codigo: 'AA123456785BR',
      link: 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR',
      enviadoEm: '2026-11-27T17:00:00.000Z',
    },
  ],
  podeCancelar: false,
  eventos: [...paidOrder.eventos, { tipo: 'shipped', em: '2026-11-27T17:00:00.000Z' }],
};

export const deliveredOrder: Order = {
  ...shippedOrder,
  estado: 'entregue',
  eventos: [...shippedOrder.eventos, { tipo: 'delivered', em: '2026-12-02T01:30:00.000Z' }],
};

export const sampleProtocol = 'S-3CD4-97FG';

export const requestedOrder: Order = {
  ...deliveredOrder,
  solicitacoes: [
    {
      protocolo: sampleProtocol,
      tipo: 'troca',
      estado: 'aprovada',
      feitaEm: '2026-12-03T13:00:00.000Z',
      prazo: '2026-12-08',
      itens: [{ posicao: 1, quantidade: 1 }],
      texto: 'A vela veio quebrada.',
      resposta: 'Poste com o código 123 em uma agência dos Correios.',
    },
  ],
};

/** Paid before; its money is to be paid back. */
export const cancelledOrder: Order = {
  ...paidOrder,
  estado: 'cancelado',
  podeCancelar: false,
  eventos: [...paidOrder.eventos, { tipo: 'cancelled-by-buyer', em: '2026-11-26T18:30:00.000Z' }],
};

export const expiredOrder: Order = {
  ...sampleOrder,
  estado: 'cancelado',
  pagamento: { ...closedPayment, estado: 'vencido' },
  podeCancelar: false,
  eventos: [...sampleOrder.eventos, { tipo: 'expired', em: '2026-11-26T18:42:00.000Z' }],
};
