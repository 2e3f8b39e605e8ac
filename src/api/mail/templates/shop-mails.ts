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

function isAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

function toFacts(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, value]) => value !== '');
}
