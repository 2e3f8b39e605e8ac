// Mails to the buyer about a request: to withdraw, an exchange, or a defect.

import { z } from 'zod';
import type { OrderRequest, OrderRequestKind } from '#contract/buying/order-requests.ts';
import type { Order } from '#contract/buying/orders.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { cleanText } from '../layout/clean-text.ts';
import { toGreeting, toReach } from '../layout/content.ts';
import { fields } from './fields.ts';
import { findRequest, orderFields, toOrderLink, toRefundWay, toRequestParts } from './order-parts.ts';
import { createTemplate } from './template.ts';

const requestFields = { ...orderFields, protocol: fields.line };

/** Decreto 7.962, article 5: the receipt of a withdrawal is confirmed at once. */
export const requestReceived = createTemplate<'request-received'>(
  z.object(requestFields),
  ({ order, isCustomer, token, protocol }, sender) => {
    const request = findRequest(order, protocol);
    if (request.tipo === 'cancelamento') throw new Error('the buyer asked for no cancellation');
    const { heading, texts } = receivedTexts[request.tipo](order, toDayWords(request.prazo));
    return {
      subject: `Pedido ${order.numero}: protocolo ${protocol}`,
      preview: `Respondemos até ${toDayWords(request.prazo)}.`,
      heading,
      parts: [
        { text: toGreeting(order.contato.nome) },
        ...texts.map((text) => ({ text })),
        ...toRequestParts(order, request),
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
        { note: `Guarde este e-mail: ele é o comprovante da sua solicitação. Com dúvidas, ${toReach(sender)}.` },
      ],
    };
  },
);

type Texts = Record<OrderRequestKind, (order: Order, day: string) => { heading: string; texts: string[] }>;

const receivedTexts: Texts = {
  arrependimento: (order, day) => ({
    heading: 'Recebemos a sua desistência',
    texts: [
      `Registramos que você desistiu da compra do pedido ${order.numero}. Não precisa explicar nem fazer mais nada agora.`,
      `Até ${day} explicamos por e-mail como devolver os produtos, sem custo para você. Depois devolvemos o que você pagou por eles, ${toRefundWay(order)}. Se você devolver tudo, devolvemos também o frete.`,
    ],
  }),
  troca: ({ numero }, day) => ({
    heading: 'Recebemos o seu pedido de troca',
    texts: [`Vamos analisar a troca que você pediu no pedido ${numero} e responder até ${day}.`],
  }),
  defeito: ({ numero }, day) => ({
    heading: 'Recebemos o seu aviso de defeito',
    texts: [`Sentimos muito. Vamos ver o que aconteceu no pedido ${numero} e responder até ${day}.`],
  }),
};

export const requestDecided = createTemplate<'request-decided'>(
  z.object(requestFields),
  ({ order, isCustomer, token, protocol }, sender) => {
    const request = findRequest(order, protocol);
    const { subject, heading } = request.tipo === 'cancelamento' ? cancelledTexts : decidedTexts[request.estado];
    return {
      subject: `Pedido ${order.numero}: ${subject}`,
      preview: `Protocolo ${protocol}.`,
      heading,
      parts: [
        { text: toGreeting(order.contato.nome) },
        { text: toDecidedText(order, request) },
        ...(request.resposta === '' ? [] : [{ quote: cleanText(request.resposta) }]),
        ...toRequestParts(order, { ...request, texto: '' }),
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
        { note: `Com dúvidas, ${toReach(sender)}.` },
      ],
    };
  },
);

/** By the state after the decision. */
const decidedTexts: Record<OrderRequest['estado'], { subject: string; heading: string }> = {
  recebida: {
    subject: 'recebemos a sua solicitação',
    heading: 'Recebemos a sua solicitação',
  },
  aprovada: {
    subject: 'sua solicitação foi aprovada',
    heading: 'Sua solicitação foi aprovada',
  },
  recusada: {
    subject: 'sobre a sua solicitação',
    heading: 'Não pudemos atender a sua solicitação',
  },
  devolvida: {
    subject: 'os produtos chegaram de volta',
    heading: 'Os produtos chegaram de volta',
  },
  concluida: {
    subject: 'sua solicitação foi concluída',
    heading: 'Sua solicitação foi concluída',
  },
};

const cancelledTexts = {
  subject: 'não vamos enviar uma parte',
  heading: 'Não vamos enviar uma parte do pedido',
};

const afterReturn: Record<OrderRequestKind, (way: string) => string> = {
  arrependimento: (way) =>
    `Agora devolvemos o que você pagou por eles, ${way}, e avisamos por e-mail. Se você devolveu tudo, devolvemos também o frete.`,
  // The shop may pay back instead of an exchange or a repair.
  troca: () => 'Agora cuidamos da sua solicitação, e avisamos cada passo por e-mail.',
  defeito: () => 'Agora cuidamos da sua solicitação, e avisamos cada passo por e-mail.',
};

const isCancelledByBuyer = ({ eventos }: Pick<Order, 'eventos'>): boolean =>
  eventos.some(({ tipo }) => tipo === 'rest-cancelled-by-buyer');

/** What the decision means, and what happens next. */
function toDecidedText(order: Order, { tipo, estado, resposta }: OrderRequest): string {
  const way = toRefundWay(order);
  if (tipo === 'cancelamento')
    return `${isCancelledByBuyer(order) ? 'Como você pediu, não vamos mais enviar os produtos abaixo.' : 'Não conseguimos enviar os produtos abaixo, e pedimos desculpas por isso.'}${estado === 'devolvida' ? ` Devolvemos o que você pagou por eles, ${way}, e avisamos por e-mail.` : ''}`;
  switch (estado) {
    case 'recebida':
      return 'Vamos ver o que aconteceu e responder em breve.';
    case 'aprovada':
      return resposta === ''
        ? 'Aprovamos o que você pediu. Escrevemos em breve com os próximos passos.'
        : 'Aprovamos o que você pediu. A resposta da loja:';
    case 'recusada':
      return 'Examinamos a sua solicitação com cuidado, e desta vez não podemos atendê-la.';
    case 'devolvida':
      return `Recebemos os produtos que você enviou. ${afterReturn[tipo](way)}`;
    case 'concluida':
      return 'Está tudo feito. Obrigado pela paciência.';
  }
}
