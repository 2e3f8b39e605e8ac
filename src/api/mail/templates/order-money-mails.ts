// Mails to the buyer about money that came in or was paid back.

import { z } from 'zod';
import type { Order } from '#contract/buying/orders.ts';
import { formatReais, toReais } from '#rules/money.ts';
import { toInstallmentsText } from '#rules/orders/card-installments.ts';
import { type MailPart, toGreeting, toReach } from '../layout/content.ts';
import type { MoneyProblem } from '../order-payloads.ts';
import { fields } from './fields.ts';
import { orderFields, toDeliveryPart, toItemsPart, toOrderLink } from './order-parts.ts';
import { createTemplate } from './template.ts';

export const paymentConfirmed = createTemplate<'payment-confirmed'>(
  z.object(orderFields),
  ({ order, isCustomer, token }, sender) => ({
    subject: `Pedido ${order.numero}: pagamento confirmado`,
    preview: 'Agora vamos separar os seus produtos.',
    heading: 'Pagamento confirmado',
    parts: [
      { text: toGreeting(order.contato.nome) },
      {
        text: order.eventos.some(({ tipo }) => tipo === 'paid-late')
          ? `Vimos o seu pagamento de ${toReceived(order)} depois do prazo, mas ainda temos tudo o que você escolheu: o pedido ${order.numero} está valendo de novo.`
          : `Recebemos ${toReceived(order)} pelo pedido ${order.numero}. Obrigado pela compra.`,
      },
      ...listInstallmentParts(order),
      { text: `Agora vamos separar os seus produtos. Avisamos por e-mail quando ${toNext(order.entrega.tipo)}.` },
      { button: 'Acompanhar o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      toItemsPart(order, sender),
      toDeliveryPart(order),
    ],
  }),
);

/** How the card is charged, if its service says so: the statement of the card shows these amounts. */
const listInstallmentParts = ({ pagamento: { parcelamento, valor } }: Order): MailPart[] =>
  parcelamento ? [{ text: `Pagamento: cartão de crédito, ${toInstallmentsText(parcelamento, valor)}.` }] : [];

const toReceived = ({ pagamento }: Order): string => formatReais(pagamento.recebido ?? pagamento.valor);

const toNext = (deliveryKind: string): string =>
  deliveryKind === 'retirada' ? 'estiverem prontos para retirar' : 'saírem para entrega';

type Tipo = Order['pagamento']['tipo'];

const previews: Readonly<Record<Tipo, string>> = {
  pix: 'Para a conta de onde veio o Pix.',
  cartao: 'No mesmo cartão.',
  boleto: 'Por Pix ou transferência.',
};

const refundTexts: Readonly<Record<Tipo, string>> = {
  pix: 'para a conta de onde veio o Pix. Costuma cair na hora.',
  cartao: 'no mesmo cartão. O valor aparece em uma das próximas faturas.',
  boleto: 'por Pix ou transferência, porque o valor de um boleto não volta pelo boleto.',
};

export const refundDone = createTemplate<'refund-done'>(
  z.object({ ...orderFields, cents: fields.cents }),
  ({ order, isCustomer, token, cents }, sender) => ({
    subject: `Pedido ${order.numero}: devolvemos ${formatReais(toReais(cents))}`,
    preview: previews[order.pagamento.tipo],
    heading: `Devolvemos ${formatReais(toReais(cents))}`,
    parts: [
      { text: toGreeting(order.contato.nome) },
      {
        text: `Devolvemos ${formatReais(toReais(cents))} do pedido ${order.numero}, ${refundTexts[order.pagamento.tipo]}`,
      },
      { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      { note: `O dinheiro não chegou? Por favor, ${toReach(sender)}.` },
    ],
  }),
);

export const latePayment = createTemplate<'late-payment'>(
  z.object({ ...orderFields, problem: z.enum(['closed', 'excess', 'short']), cents: fields.cents }),
  ({ order, isCustomer, token, problem, cents }, sender) => {
    const { subject, preview, texts } = problems[problem](order.numero, formatReais(toReais(cents)), toReach(sender));
    return {
      subject: `Pedido ${order.numero}: ${subject}`,
      preview,
      heading: 'Sobre o seu pagamento',
      parts: [
        { text: toGreeting(order.contato.nome) },
        ...texts.map((text) => ({ text })),
        { button: 'Ver o pedido', link: toOrderLink({ order, isCustomer, token }, sender) },
      ],
    };
  },
);

interface ProblemTexts {
  subject: string;
  preview: string;
  texts: string[];
}

const problems: Record<MoneyProblem, (number: string, amount: string, reach: string) => ProblemTexts> = {
  closed: (number, amount, reach) => ({
    subject: 'vamos devolver o seu pagamento',
    preview: `Vamos devolver ${amount}.`,
    texts: [
      `Quando vimos o seu pagamento, o pedido ${number} já estava cancelado, e não podemos mais enviar os produtos.`,
      `Vamos devolver ${amount}, e avisamos por e-mail quando a devolução estiver feita.`,
      `Se preferir outra solução, ${reach}. Se quiser os produtos que ainda temos, é só fazer um novo pedido.`,
    ],
  }),
  excess: (number, amount, reach) => ({
    subject: 'você pagou mais do que devia',
    preview: `Vamos devolver ${amount}.`,
    texts: [
      `Recebemos pelo pedido ${number} mais do que ele custa: o mesmo código foi pago duas vezes, ou o valor foi maior.`,
      `Vamos devolver ${amount}, e avisamos por e-mail. O pedido continua valendo.`,
      `Alguma dúvida? Por favor, ${reach}.`,
    ],
  }),
  short: (number, amount, reach) => ({
    subject: `faltam ${amount}`,
    preview: 'O valor que chegou é menor do que o do pedido.',
    texts: [
      `Recebemos um pagamento pelo pedido ${number}, mas faltam ${amount} para completar o valor.`,
      `Para resolver, ${reach}: você completa o valor, ou devolvemos o que chegou.`,
    ],
  }),
};
