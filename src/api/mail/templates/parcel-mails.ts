// Mails to the buyer about what was sent and what arrived.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { findLastWithdrawalDay } from '#rules/orders/withdrawal.ts';
import { cleanLine } from '../layout/clean-text.ts';
import { type MailPart, toGreeting, toReach } from '../layout/content.ts';
import { orderFields, toDeliveryPart, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const orderShipped = createTemplate<'order-shipped'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => ({
    ...(isPickup(order) ? toReadyTexts(order) : toShippedTexts(order)),
    parts: [
      { text: toGreeting(order.contato.nome) },
      { text: isPickup(order) ? toReadyText(order) : toShippedText(order) },
      ...(isPickup(order) ? [...listReadyParts(order), toDeliveryPart(order)] : toTrackingParts(order)),
      {
        button: 'Ver o pedido',
        link: toOrderLink({ order, isCustomer, token }, sender),
        isQuiet: Boolean(order.rastreios.at(-1)?.link),
      },
      toItemsPart(order, sender),
      ...(isPickup(order) ? [] : [toDeliveryPart(order)]),
    ],
  }),
);

const isPickup = ({ entrega }: Order): boolean => entrega.tipo === 'retirada';
const isPart = ({ estado }: Order): boolean => estado === 'parcialmente-enviado';

const toReadyTexts = (order: Order) => ({
  subject: `Pedido ${order.numero}: ${isPart(order) ? 'uma parte está pronta' : 'pronto'} para retirar`,
  preview: 'Leve um documento com foto.',
  heading: isPart(order) ? 'Uma parte do seu pedido está pronta para retirar' : 'Pronto para retirar',
});

const toReadyText = (order: Order): string =>
  `${isPart(order) ? 'Uma parte do' : 'O'} pedido ${order.numero} espera por você no ponto de retirada. Leve um documento com foto e o número do pedido.${isPart(order) ? ' Avisamos quando o restante estiver pronto.' : ''}`;

const toShippedTexts = (order: Order) => ({
  subject: `Pedido ${order.numero}: ${isPart(order) ? 'uma parte está a caminho' : 'a caminho'}`,
  preview: 'Veja como acompanhar a entrega.',
  heading: isPart(order) ? 'Uma parte do seu pedido está a caminho' : 'Seu pedido está a caminho',
});

const toShippedText = (order: Order): string =>
  isPart(order)
    ? `Enviamos uma parte do pedido ${order.numero}. O restante segue em outro pacote, e avisamos quando ele sair.`
    : `Enviamos o pedido ${order.numero}.`;

/** What waits at the pickup point, if the order is ready in parts. */
function listReadyParts(order: Order): MailPart[] {
  const pieces = order.rastreios
    .filter(({ entregueEm }) => entregueEm === undefined)
    .map((parcel) => toPieces(parcel, order))
    .filter(Boolean);
  return isInParts(order) && pieces.length > 0 ? [{ facts: [['Para retirar agora', pieces.join(', ')]] }] : [];
}

const isInParts = (order: Order): boolean => order.rastreios.length > 1 || isPart(order);

const toPieces = ({ itens = [] }: Order['rastreios'][number], { itens: lines }: Order): string =>
  cleanLine(itens.map(({ posicao, quantidade }) => `${quantidade} × ${lines[posicao]?.nome ?? ''}`).join(', '));

/** The parcel that was sent last is the one that the mail is about. */
function toTrackingParts(order: Order): MailPart[] {
  const parcel = order.rastreios.at(-1);
  if (!parcel) return [];
  const facts = [
    ['Neste pacote', isInParts(order) ? toPieces(parcel, order) : ''],
    ['Transportadora', cleanLine(parcel.transportadora)],
    ['Código de rastreio', cleanLine(parcel.codigo)],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  return [
    ...(known.length > 0 ? [{ facts: known }] : []),
    ...(parcel.link ? [{ button: 'Acompanhar a entrega', link: parcel.link }] : []),
  ];
}

export const orderDelivered = createTemplate<'order-delivered'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => {
    const [done, question] = isPickup(order) ? ['retirado', 'Não foi você que retirou'] : ['entregue', 'Não recebeu'];
    return {
      subject: `Pedido ${order.numero} ${done}`,
      preview: 'Esperamos que você goste.',
      heading: `Seu pedido foi ${done}`,
      parts: [
        { text: toGreeting(order.contato.nome) },
        { text: `O pedido ${order.numero} foi ${done}. Esperamos que você goste de tudo.` },
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
        ...toWithdrawalParts(order),
        toItemsPart(order, sender),
        { note: `${question}, ou algo veio errado? Por favor, ${toReach(sender)}.` },
      ],
    };
  },
);

/** Specification 10.6. */
function toWithdrawalParts({ eventos }: Order): MailPart[] {
  const delivered = eventos.findLast(({ tipo }) => tipo === 'delivered');
  if (!delivered) return [];
  const day = toDayWords(findLastWithdrawalDay(Date.parse(delivered.em)));
  return [
    {
      text: `Se mudar de ideia, você pode desistir da compra até ${day}, sem dizer por quê: peça na página do pedido. Trocas e defeitos também se pedem por lá.`,
    },
  ];
}
