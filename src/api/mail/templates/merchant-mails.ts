// Mails to the shop about orders. Addresses and documents of buyers stay out of its mailbox.

import { z } from 'zod';
import { formatReais, toCents, toReais } from '#rules/money.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { cleanLine, unlinkLine } from '../layout/clean-text.ts';
import { toDeadline } from '../layout/moment.ts';
import type { MerchantMail, RefundCause } from '../order-payloads.ts';
import { fields } from './fields.ts';
import { findRequest, merchantFields, toItemsPart, toRequestParts } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const merchantOrder = createTemplate<'merchant-order'>(z.object(merchantFields), ({ name, order }, sender) => ({
  subject: `Novo pedido ${order.numero}: ${formatReais(order.totais.total)}`,
  preview: `Espera o pagamento até ${toDeadline(order.pagamento.venceEm)}.`,
  heading: 'Novo pedido',
  parts: [
    { facts: [...toFacts({ name, order }), ['Pagar até', toDeadline(order.pagamento.venceEm)]] },
    toItemsPart(order, sender),
    {
      text: `Ainda não foi pago: espere a confirmação para enviar. Endereço e contato estão em “npm run pedidos -- show ${order.numero}”.`,
    },
  ],
}));

export const merchantReceipt = createTemplate<'merchant-receipt'>(
  z.object(merchantFields),
  ({ name, order }, sender) => ({
    subject: `Pedido ${order.numero} pago: ${formatReais(order.pagamento.valor)}`,
    preview: 'Pode separar e enviar.',
    heading: 'Pedido pago',
    parts: [
      { facts: toFacts({ name, order }) },
      toItemsPart(order, sender),
      ...(order.eventos.some(({ tipo }) => tipo === 'coupon-exceeded')
        ? [
            {
              text: `O pagamento chegou depois do prazo, e o cupom ${order.cupom ?? ''} já tinha outro uso: com este pedido ele passou do limite. Se não quiser vender assim, cancele o pedido antes de enviar e devolva o valor.`,
            },
          ]
        : []),
      {
        text: `O pagamento está confirmado: pode separar e enviar. Endereço e contato estão em “npm run pedidos -- show ${order.numero}”.`,
      },
    ],
  }),
);

export const merchantRefund = createTemplate<'merchant-refund'>(
  z.object({
    ...merchantFields,
    cause: z.enum(['cancelled', 'rest-cancelled', 'disputed', 'closed', 'excess', 'short']),
    cents: fields.cents,
  }),
  ({ name, order, cause, cents }) => {
    const amount = formatReais(toReais(cents));
    const { heading, text } = cents > 0 ? refundTexts[cause](amount) : nothingDue;
    const isDue = cents > 0 && cause !== 'disputed';
    const refunded = toReais(toCents(order.devolvido ?? 0) + toCents(order.devolvendo ?? 0));
    return {
      subject: `Pedido ${order.numero}: ${isDue ? `${cause === 'short' ? 'faltam' : 'devolva'} ${amount}` : heading.toLowerCase()}`,
      preview: heading,
      heading,
      parts: [
        { facts: toFacts({ name, order }) },
        { text },
        ...(isDue && cause === 'rest-cancelled' && refunded > 0
          ? [{ text: `Deste pedido você já devolveu ${formatReais(refunded)}: confira antes se foi por isso.` }]
          : []),
        { text: `Os dados do pedido estão em “npm run pedidos -- show ${order.numero}”. Registre lá o que fizer.` },
      ],
    };
  },
);

const nothingDue = {
  heading: 'Cancelado pelo cliente',
  text: 'Não envie mais nada deste pedido. Não há valor a devolver.',
};

const wayBack = 'pelo mesmo meio com que ele pagou (o valor de um boleto, por Pix ou transferência)';

const refundTexts: Record<RefundCause, (amount: string) => { heading: string; text: string }> = {
  cancelled: (amount) => ({
    heading: 'Pedido pago cancelado pelo cliente',
    text: `Não envie este pedido. Devolva ${amount} ao cliente, ${wayBack}.`,
  }),
  'rest-cancelled': (amount) => ({
    heading: 'O cliente cancelou o que faltava enviar',
    text: `Não envie mais nada deste pedido. Devolva ${amount} ao cliente, ${wayBack}, e registre com finish: o protocolo está em “npm run pedidos -- requests”.`,
  }),
  disputed: () => ({
    heading: 'Cancelado pelo cliente, com pagamento contestado',
    text: 'Não envie mais nada deste pedido. Não devolva nada agora: o pagamento está contestado. Se a decisão do Mercado Pago for a favor da loja, devolva então: até lá o pedido fica em “npm run pedidos -- list --estado a-devolver”.',
  }),
  closed: (amount) => ({
    heading: 'Chegou dinheiro de um pedido cancelado',
    text: `O pagamento chegou quando o pedido já estava cancelado. Devolva ${amount} ao cliente, ${wayBack}.`,
  }),
  excess: (amount) => ({
    heading: 'Chegou dinheiro a mais',
    text: `O cliente pagou mais do que o pedido custa. Devolva ${amount}, ${wayBack}.`,
  }),
  short: (amount) => ({
    heading: 'Chegou dinheiro a menos',
    text: `Faltam ${amount} para o valor do pedido. Combine com o cliente se ele completa o valor, ou devolva o que chegou.`,
  }),
};

export const merchantRequest = createTemplate<'merchant-request'>(
  z.object({ ...merchantFields, protocol: fields.line }),
  ({ name, order, protocol }) => {
    const request = findRequest(order, protocol);
    const day = toDayWords(request.prazo);
    return {
      subject: `Pedido ${order.numero}: solicitação ${protocol}`,
      preview: `Responda até ${day}.`,
      heading: 'Um cliente fez uma solicitação',
      parts: [
        { text: `${name} espera a sua resposta até ${day}.` },
        ...toRequestParts(order, request),
        { text: `Endereço e contato estão em “npm run pedidos -- show ${order.numero}”.` },
      ],
    };
  },
);

export const merchantDispute = createTemplate<'merchant-dispute'>(
  z.object({ ...merchantFields, dispute: z.enum(['open', 'lost']) }),
  ({ name, order, dispute }) => toPaymentNotice({ name, order }, disputeTexts[dispute]),
);

export const merchantHold = createTemplate<'merchant-hold'>(
  z.object({ ...merchantFields, hold: z.enum(['refunded-outside', 'payment-unclear']) }),
  ({ name, order, hold }) => toPaymentNotice({ name, order }, holdTexts[hold](formatReais(order.devolvido ?? 0))),
);

interface NoticeText {
  heading: string;
  text: string;
}

/** What has happened to a payment at its service. */
function toPaymentNotice({ name, order }: Pick<MerchantMail, 'name' | 'order'>, { heading, text }: NoticeText) {
  return {
    subject: `Pedido ${order.numero}: ${heading.toLowerCase()}`,
    preview: text,
    heading,
    parts: [
      { facts: toFacts({ name, order }) },
      { text },
      { text: `Os dados do pedido estão em “npm run pedidos -- show ${order.numero}”.` },
    ],
  };
}

const disputeTexts: Record<'open' | 'lost', NoticeText> = {
  open: {
    heading: 'Pagamento contestado',
    text: 'Quem pagou contestou o pagamento. Não envie e não devolva nada agora. Responda no Mercado Pago, com os comprovantes da venda e da entrega, até o prazo que ele mostrar.',
  },
  lost: {
    heading: 'Contestação perdida',
    text: 'O Mercado Pago devolveu o valor a quem pagou. Não devolva de novo. Se o pedido ainda não foi enviado, cancele para os produtos voltarem ao estoque.',
  },
};

const holdTexts: Record<'refunded-outside' | 'payment-unclear', (refunded: string) => NoticeText> = {
  'refunded-outside': (refunded) => ({
    heading: 'Pagamento devolvido fora da loja',
    text: `O Mercado Pago devolveu dinheiro a quem pagou sem que a loja pedisse. Deste pedido já foram devolvidos ${refunded}. Não devolva de novo. O que ainda não foi enviado espera a sua decisão: cancele para os produtos voltarem ao estoque, ou envie com --pagamento-conferido.`,
  }),
  'payment-unclear': () => ({
    heading: 'Pagamento a conferir',
    text: 'O Mercado Pago informa um estado do pagamento que a loja não conhece. Confira lá se o dinheiro está na sua conta. Até a sua decisão a loja não envia nada deste pedido.',
  }),
};

function toFacts({ name, order }: Pick<MerchantMail, 'name' | 'order'>): (readonly [string, string])[] {
  return [
    ['Pedido', order.numero],
    ['De', name],
    ['Para', unlinkLine(`${order.endereco.cidade} - ${order.endereco.uf}`)],
    ['Entrega', cleanLine(order.entrega.label)],
    ['Total', formatReais(order.totais.total)],
  ];
}
