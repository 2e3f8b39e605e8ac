// Mails to the buyer about an order that ends before it is sent.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { toGreeting, toReach } from '../layout/content.ts';
import { toDeadline } from '../layout/moment.ts';
import { orderFields, toItemsPart, toOrderLink, toRefundWay } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const orderExpired = createTemplate<'order-expired'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => ({
    subject: `Pedido ${order.numero}: o prazo do pagamento acabou`,
    preview: 'Você pode fazer o pedido de novo.',
    heading: 'O prazo do pagamento acabou',
    parts: [
      { text: toGreeting(order.contato.nome) },
      { text: `${toUnpaidText(order)}, e por isso ele foi cancelado.` },
      { text: `${toStopText(order)}Se ainda quiser os produtos, é só pedir de novo:` },
      { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      toItemsPart(order, sender),
      {
        note: `Já tinha pago? Não precisa fazer nada: quando o valor aparecer na nossa conta, o pedido volta se ainda houver estoque, ou o dinheiro é devolvido, e avisamos por e-mail. Com dúvidas, ${toReach(sender)}.`,
      },
    ],
  }),
);

export const orderCancelled = createTemplate<'order-cancelled'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => ({
    subject: `Pedido ${order.numero} cancelado`,
    preview: isPaid(order) ? toRefundText(order) : toUnsureText(order),
    heading: 'Seu pedido foi cancelado',
    parts: [
      { text: toGreeting(order.contato.nome) },
      {
        text: order.eventos.some(({ tipo }) => tipo === 'cancelled-by-buyer')
          ? `Como você pediu, cancelamos o pedido ${order.numero}.`
          : `Tivemos de cancelar o pedido ${order.numero}. Pedimos desculpas por isso.`,
      },
      {
        text: isPaid(order) ? toRefundText(order) : toUnsureText(order),
      },
      { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      toItemsPart(order, sender),
      { note: `Não era o que você esperava? Por favor, ${toReach(sender)}.` },
    ],
  }),
);

const isPaid = ({ pagamento }: Order): boolean => pagamento.estado === 'pago';

/** A page of a card is closed by then, while a code and a sheet are still there to be paid. */
const stopTexts: Readonly<Record<Order['pagamento']['tipo'], string>> = {
  pix: 'Por favor, não pague mais o código desse pedido. ',
  cartao: '',
  boleto: 'Por favor, não pague mais o boleto desse pedido. ',
};

const toStopText = ({ pagamento }: Order): string => stopTexts[pagamento.tipo];

/** The buyer may have paid although neither the merchant nor the payment service has notified the shop yet. */
const toUnsureText = (order: Order): string =>
  `${toStopText(order)}Se já pagou, devolvemos o valor e avisamos por e-mail.`;

function toUnpaidText({ numero, pagamento, sobras }: Order): string {
  const until = toDeadline(pagamento.venceEm);
  if (sobras.length > 0) return `O pagamento do pedido ${numero} não chegou inteiro até ${until}`;
  return `Não vimos o pagamento do pedido ${numero} até ${until}`;
}

/** What is still to be paid back, as the order's page says it. */
function toRefundText(order: Order): string {
  const { pagamento, devolvido: refunded = 0, devolvendo: underWay = 0 } = order;
  const received = pagamento.recebido ?? pagamento.valor;
  const left = toReais(toCents(received) - toCents(refunded) - toCents(underWay));
  const done = [
    ...(refunded > 0 ? [`Já devolvemos ${formatReais(refunded)}.`] : []),
    ...(underWay > 0 ? [`A devolução de ${formatReais(underWay)} está a caminho.`] : []),
  ].join(' ');
  if (left <= 0) return done;
  const beginning = done
    ? `${done} Vamos devolver o restante, ${formatReais(left)},`
    : `Vamos devolver ${formatReais(left)}, tudo o que você pagou,`;
  return `${beginning} ${toRefundWay(order)}. Avisamos por e-mail quando a devolução estiver feita.`;
}
