// Mails to the buyer about an order that ends before it is sent.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { formatReais } from '#rules/money.ts';
import { toGreeting, toReach } from '../layout/content.ts';
import { toMoment } from '../layout/moment.ts';
import { orderFields, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const orderExpired = createTemplate<'order-expired'>(z.object(orderFields), ({ order, isCustomer }, sender) => ({
  subject: `Pedido ${order.numero}: o prazo do pagamento acabou`,
  preview: 'Nada foi cobrado. Você pode fazer o pedido de novo.',
  heading: 'O prazo do pagamento acabou',
  parts: [
    { text: toGreeting(order.contato.nome) },
    {
      text: `O pagamento do pedido ${order.numero} não chegou até ${toMoment(order.pagamento.venceEm)}, e por isso ele foi cancelado. Nada foi cobrado.`,
    },
    { text: 'Por favor, não pague mais o código desse pedido. Se ainda quiser os produtos, é só pedir de novo:' },
    { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer }, sender) },
    toItemsPart(order),
    {
      note: `Já tinha pago? Não precisa fazer nada: quando o valor aparecer na nossa conta, o pedido volta se ainda houver estoque, ou o dinheiro é devolvido, e avisamos por e-mail. Com dúvidas, ${toReach(sender)}.`,
    },
  ],
}));

export const orderCancelled = createTemplate<'order-cancelled'>(
  z.object(orderFields),
  ({ order, isCustomer }, sender) => ({
    subject: `Pedido ${order.numero} cancelado`,
    preview: isPaid(order) ? 'Vamos devolver o que você pagou.' : 'Nada foi cobrado.',
    heading: 'Seu pedido foi cancelado',
    parts: [
      { text: toGreeting(order.contato.nome) },
      {
        text: order.eventos.some(({ tipo }) => tipo === 'cancelled-by-buyer')
          ? `Como você pediu, cancelamos o pedido ${order.numero}.`
          : `Tivemos de cancelar o pedido ${order.numero}. Pedimos desculpas por isso.`,
      },
      {
        text: isPaid(order)
          ? `Vamos devolver ${formatReais(order.pagamento.valor)}, tudo o que você pagou, pelo mesmo meio de pagamento. Avisamos por e-mail quando a devolução estiver feita.`
          : 'Nada foi cobrado. Por favor, não pague mais o código desse pedido.',
      },
      { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer }, sender) },
      toItemsPart(order),
      { note: `Não era o que você esperava? Por favor, ${toReach(sender)}.` },
    ],
  }),
);

const isPaid = ({ pagamento }: Order): boolean => pagamento.estado === 'pago';
