// Mails to the shop itself.

import { z } from 'zod';
import { addressSchema } from '../layout/address.ts';
import { fields, person } from './fields.ts';
import { createTemplate } from './template.ts';

export const shopMessage = createTemplate<'shop-message'>(
  z.object({
    ...person,
    email: fields.line,
    phone: fields.line,
    subject: fields.line,
    message: fields.text,
    product: fields.line,
  }),
  ({ name, email, phone, subject, message, product }) => ({
    subject: product ? `Pedido de orçamento: ${product}` : `Mensagem pelo site: ${subject || 'sem assunto'}`,
    preview: `De ${name || 'um visitante'}.`,
    heading: product ? 'Pedido de orçamento' : 'Mensagem pelo site',
    parts: [
      { facts: toFacts({ Nome: name, 'E-mail': email, Telefone: phone, Produto: product, Assunto: subject }) },
      { quote: message || '(sem mensagem)' },
      ...(isAddress(email) ? [{ note: 'A resposta a este e-mail vai para quem escreveu.' }] : []),
    ],
    ...(isAddress(email) && { replyTo: email }),
  }),
);

export const unpaidOrders = createTemplate<'unpaid-orders'>(z.object({ to: addressSchema }), () => ({
  subject: 'Muitos pedidos esperam o pagamento',
  preview: 'A loja recusou um pedido, para não reservar produtos demais.',
  heading: 'Muitos pedidos esperam o pagamento',
  parts: [
    {
      text: 'Pedidos sem pagamento reservam tantos produtos que a loja recusou um pedido novo. Cada reserva termina sozinha quando o prazo do pagamento passa.',
    },
    {
      text: 'Pode ser um dia de muita procura, ou alguém que pede sem querer pagar. Veja os pedidos em “npm run pedidos -- list --estado aguardando-pagamento” e cancele os que parecem falsos com “npm run pedidos -- cancel NUMERO”.',
    },
    { note: 'Este aviso vem no máximo uma vez por dia.' },
  ],
}));

function isAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

function toFacts(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, value]) => value !== '');
}
