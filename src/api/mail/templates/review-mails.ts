// Mails to the buyer about a card that its bank examines before it decides. Its approval is that of every payment.

import { z } from 'zod';
import { formatReais } from '#rules/money.ts';
import { toGreeting, toReach } from '../layout/content.ts';
import { toDeadline } from '../layout/moment.ts';
import { orderFields, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const paymentInReview = createTemplate<'payment-in-review'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => ({
    subject: `Pedido ${order.numero}: estamos conferindo o pagamento`,
    preview: 'Não precisa pagar de novo.',
    heading: 'Estamos conferindo o pagamento',
    parts: [
      { text: toGreeting(order.contato.nome) },
      ...(order.pagamento.demonstracao
        ? [{ text: 'Loja de demonstração: na página do pedido você decide o que o banco responde.' }]
        : []),
      {
        text: `O banco está analisando a compra de ${formatReais(order.pagamento.valor)} no cartão, do pedido ${order.numero}. Isso é comum, e não precisa pagar de novo.`,
      },
      {
        text: `A resposta chega neste e-mail em até dois dias úteis. Guardamos os produtos para você até ${toDeadline(order.pagamento.venceEm)}.`,
      },
      { text: 'Se o banco aprovar, começamos a separar o pedido. Se não, nada é cobrado e você paga de outro jeito.' },
      { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      toItemsPart(order, sender),
      { note: `Não reconhece esta compra? Por favor, ${toReach(sender)}.` },
    ],
  }),
);

export const paymentRefused = createTemplate<'payment-refused'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => {
    const due = toDeadline(order.pagamento.venceEm);
    return {
      subject: `Pedido ${order.numero}: o cartão não foi aprovado`,
      preview: `Nada foi cobrado. Você ainda pode pagar até ${due}.`,
      heading: 'O cartão não foi aprovado',
      parts: [
        { text: toGreeting(order.contato.nome) },
        {
          text: `O banco analisou a compra do pedido ${order.numero} e não a aprovou. Nada foi cobrado no cartão; se aparecer na fatura uma reserva do valor, o banco a retira sozinho.`,
        },
        {
          text: `Os produtos continuam reservados para você até ${due}. Na página do pedido você paga com outro cartão ou escolhe outra forma de pagar.`,
        },
        { button: 'Escolher como pagar', link: toOrderLink({ order, isCustomer, token }, sender) },
        {
          text: 'Se o pagamento não chegar até lá, cancelamos o pedido automaticamente, e você não deve nada.',
        },
        toItemsPart(order, sender),
        { note: `O motivo da recusa só o banco conhece. Com outras dúvidas, ${toReach(sender)}.` },
      ],
    };
  },
);
