// Mails to the buyer about an order that waits for its payment or ends without it.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { formatReais } from '#rules/money.ts';
import { type MailPart, toGreeting, toReach } from '../layout/content.ts';
import { toMoment } from '../layout/moment.ts';
import { type Sender, toPageLink } from '../layout/sender.ts';
import { fields } from './fields.ts';
import { orderFields, toDeliveryPart, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const orderPlaced = createTemplate<'order-placed'>(
  z.object({ ...orderFields, token: fields.line }),
  ({ order, token }, sender) => {
    const { numero, contato, pagamento } = order;
    const due = toMoment(pagamento.venceEm);
    return {
      subject: `Pedido ${numero}: falta só pagar`,
      preview: `Pague ${formatReais(pagamento.valor)} até ${due} para confirmar.`,
      heading: 'Recebemos o seu pedido',
      parts: [
        { text: toGreeting(contato.nome) },
        {
          text: `Separamos o que você escolheu no pedido ${numero}. Para confirmar, pague ${formatReais(pagamento.valor)} até ${due}.`,
        },
        ...toPaymentParts(order),
        {
          button: 'Ver o pedido',
          link: toPageLink(sender, `${sitePaths.order}/${numero}?t=${encodeURIComponent(token)}`),
        },
        { text: 'Se o pagamento não chegar até lá, o pedido é cancelado sozinho e você não deve nada.' },
        toItemsPart(order),
        toDeliveryPart(order),
        ...toTermsParts(sender),
      ],
    };
  },
);

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
      note: `Já tinha pago? Por favor, ${toReach(sender)}. Se o dinheiro chegou, você recebe os produtos ou tudo de volta.`,
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

/** How an order that waits for its payment is paid; the code is absent when a payment page has it. */
export function toPaymentParts({ pagamento: { codigo, demonstracao } }: Pick<Order, 'pagamento'>): MailPart[] {
  const warning = demonstracao ? [{ text: 'Loja de demonstração: não pague este Pix. Nenhum produto é enviado.' }] : [];
  if (!codigo) return warning;
  return [
    ...warning,
    { code: codigo, label: 'Pix copia e cola' },
    { text: 'Copie o código inteiro, abra o aplicativo do seu banco, escolha “Pix copia e cola” e confira o valor.' },
  ];
}

/** Decreto 7.962: the buyer keeps what was agreed, and learns how to withdraw. */
function toTermsParts(sender: Sender): MailPart[] {
  return [
    {
      text: 'Você pode desistir da compra em até 7 dias depois de receber, sem dizer por quê: peça na página do pedido. Devolvemos tudo o que você pagou, também o frete, pelo mesmo meio de pagamento.',
    },
    {
      note: `Guarde este e-mail: ele confirma o que foi combinado nesta compra. Se algo não estiver certo, ${toReach(sender)}.`,
    },
  ];
}

const isPaid = ({ pagamento }: Order): boolean => pagamento.estado === 'pago';
