// Mails to the buyer about an order that waits for its payment or ends without it.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { sitePaths } from '#contract/site-paths.ts';
import { formatDay } from '#rules/calendar-day.ts';
import { formatReais } from '#rules/money.ts';
import { toDayWords } from '#rules/orders/arrival-text.ts';
import { type MailPart, toGreeting, toReach } from '../layout/content.ts';
import { toDeadline } from '../layout/moment.ts';
import { type Sender, toPageLink } from '../layout/sender.ts';
import { fields } from './fields.ts';
import { orderFields, toDeliveryPart, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const orderPlaced = createTemplate<'order-placed'>(
  z.object({ ...orderFields, token: fields.line }),
  ({ order, token }, sender) => {
    const { numero, contato, pagamento } = order;
    const due = toDueText(pagamento);
    return {
      subject: `Pedido ${numero}: falta só pagar`,
      preview: `Pague ${formatReais(pagamento.valor)} até ${due} para confirmar.`,
      heading: 'Falta só pagar',
      parts: [
        { text: toGreeting(contato.nome) },
        {
          text: `Reservamos o que você escolheu no pedido ${numero}. Para confirmar, pague ${formatReais(pagamento.valor)} até ${due}.`,
        },
        ...toPaymentParts(order),
        {
          button: payButtons[pagamento.tipo],
          link: toPageLink(sender, `${sitePaths.order}/${numero}?t=${encodeURIComponent(token)}`),
        },
        { text: 'Se o pagamento não chegar até lá, cancelamos o pedido automaticamente, e você não deve nada.' },
        toItemsPart(order, sender),
        toDeliveryPart(order),
        ...toTermsParts(order, sender),
      ],
    };
  },
);

const payButtons: Readonly<Record<Order['pagamento']['tipo'], string>> = {
  pix: 'Ver o pedido',
  cartao: 'Pagar com cartão',
  boleto: 'Ver o boleto',
};

/** A boleto has a last day; its order waits longer, for the bank to report it. */
const toDueText = ({ vencimento: dueDay, venceEm }: Order['pagamento']): string =>
  dueDay === undefined ? toDeadline(venceEm) : formatDay(dueDay);

export const pixReminder = createTemplate<'pix-reminder'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => {
    const { numero, contato, pagamento } = order;
    const due = toDeadline(pagamento.venceEm);
    return {
      subject: `Pedido ${numero}: falta pagar o Pix`,
      preview: `Pague ${formatReais(pagamento.valor)} até ${due}.`,
      heading: 'Seu pedido espera o pagamento',
      parts: [
        { text: toGreeting(contato.nome) },
        {
          text: `O pedido ${numero} está reservado para você até ${due}. Falta pagar ${formatReais(pagamento.valor)}.`,
        },
        ...toPaymentParts(order),
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
        toItemsPart(order, sender),
        { note: 'Já pagou, ou desistiu? Então não precisa fazer nada: este é o único lembrete.' },
      ],
    };
  },
);

export const boletoReminder = createTemplate<'boleto-reminder'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => {
    const { numero, contato, pagamento } = order;
    const due = toDayWords(pagamento.vencimento ?? '');
    return {
      subject: `Pedido ${numero}: o boleto vence ${due}`,
      preview: `Falta pagar ${formatReais(pagamento.valor)}.`,
      heading: 'Seu boleto está para vencer',
      parts: [
        { text: toGreeting(contato.nome) },
        {
          text: `O boleto do pedido ${numero}, de ${formatReais(pagamento.valor)}, vence ${due}. Os produtos estão reservados para você, e depois desse dia o boleto não pode mais ser pago.`,
        },
        ...toPaymentParts(order),
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
        toItemsPart(order, sender),
        {
          note: 'Já pagou? Então não precisa fazer nada: avisamos assim que o banco confirmar. Desistiu? Também não, e você não deve nada: este é o único lembrete.',
        },
      ],
    };
  },
);

/** A payment is confirmed at once where a service reports it or it is played, else when the shop has seen its statement. */
const toConfirmedText = (isAtOnce: boolean): string =>
  `Pagou? A confirmação chega neste e-mail ${isAtOnce ? 'em segundos' : 'até o fim do próximo dia útil'}.`;

const payables: Readonly<Record<Order['pagamento']['tipo'], string>> = {
  pix: 'este Pix',
  cartao: 'com um cartão de verdade',
  boleto: 'este boleto',
};

/** How an order that waits for its payment is paid. A payment service may have no code yet when the mail is queued. */
function toPaymentParts({ pagamento }: Pick<Order, 'pagamento'>): MailPart[] {
  const { tipo, codigo, demonstracao, automatico, vencimento } = pagamento;
  const warning = demonstracao
    ? [{ text: `Loja de demonstração: não pague ${payables[tipo]}. Nenhum produto é enviado.` }]
    : [];
  if (tipo === 'boleto')
    return [
      ...warning,
      ...(codigo ? [{ code: codigo, label: 'Linha digitável do boleto' }] : []),
      {
        text: `O boleto${codigo ? '' : ' está na página do pedido e'} vence em ${formatDay(vencimento ?? '')}. O banco confirma em até dois dias úteis, e a gente avisa por e-mail.`,
      },
    ];
  if (tipo === 'pix' && codigo)
    return [
      ...warning,
      { code: codigo, label: 'Pix copia e cola' },
      { text: 'Copie o código inteiro, abra o aplicativo do seu banco, escolha “Pix copia e cola” e confira o valor.' },
      { text: toConfirmedText(automatico === true || demonstracao) },
    ];
  return [
    ...warning,
    {
      text:
        tipo === 'pix'
          ? 'O código do Pix está na página do pedido.'
          : 'O pagamento com cartão é pela página do pedido.',
    },
  ];
}

/** Decreto 7.962: the buyer keeps what was agreed, and learns how to withdraw. */
function toTermsParts({ contrato }: Order, sender: Sender): MailPart[] {
  return [
    {
      text: 'Você pode desistir da compra em até 7 dias depois de receber, sem dizer por quê: peça na página do pedido. Devolvemos tudo o que você pagou, inclusive o frete, pelo mesmo meio de pagamento; o valor de um boleto pago é devolvido por Pix ou transferência.',
    },
    ...(contrato ? [{ text: 'O contrato desta compra fica na página do pedido, para ler, imprimir e guardar.' }] : []),
    {
      note: `Guarde este e-mail: ele confirma o que foi combinado nesta compra. Se algo não estiver certo, ${toReach(sender)}.`,
    },
  ];
}
