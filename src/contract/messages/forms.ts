// Newsletter, notices, contact (contract 4.13).

import { z } from 'zod';
import { cleanCode } from '#rules/typed-text.ts';
import { call, shopQuery, successSchema } from '../call.ts';
import { absentAs, emailSchema, flagSchema, emptyAsObject } from '../shared.ts';
import {
  contactSchema,
  optionalLineSchema,
  optionalLongTextSchema,
  rowIdSchema,
  senderNameSchema,
  shopReaderNameSchema,
} from './texts.ts';

const maxMessage = 5000;
const maxDetails = 2000;

const optionalFlagSchema = absentAs(flagSchema, false);

/** Further fields of a campaign's form: flat, small, stored unchanged. */
const detailsSchema = emptyAsObject(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
  .refine((details) => JSON.stringify(details).length <= maxDetails)
  .default({});

export const newsletterRequestSchema = z.object({
  email: emailSchema,
  nome: optionalLineSchema(120),
  idEvento: absentAs(rowIdSchema, 0),
  segmento: absentAs(z.enum(['m', 'h', 'i', '']), ''),
  cupom: optionalFlagSchema,
  informacoesAdicionais: detailsSchema,
});
export type NewsletterRequest = z.infer<typeof newsletterRequestSchema>;

/** `2019-08-21`, or `21/08/2019` as Brazilians write it. */
const birthDateSchema = z
  .string()
  .transform((date) => cleanCode(date).replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'))
  .pipe(z.iso.date())
  .refine((date) => date >= '1900-01-01');

/** The limit for one subscriber, over all requests. */
export const maxAssociates = 20;

const associateSchema = z.object({
  nome: senderNameSchema,
  sexo: z.enum(['m', 'f', 'h', 'i']),
  dataNascimento: birthDateSchema,
  informacoesAdicionais: detailsSchema,
});
export type Associate = z.infer<typeof associateSchema>;
export const associatesRequestSchema = z.object({
  email: emailSchema,
  associados: z.array(associateSchema).min(1).max(maxAssociates),
});

/** `mailing` also subscribes to the newsletter. */
export const stockNoticeRequestSchema = z.object({
  idProduto: rowIdSchema,
  idAtributoValor: absentAs(rowIdSchema, 0),
  nome: senderNameSchema,
  email: emailSchema,
  contato: contactSchema,
  mensagem: optionalLongTextSchema(maxMessage),
  mailing: optionalFlagSchema,
});
export type StockNoticeRequest = z.infer<typeof stockNoticeRequestSchema>;

/** `enviarEmail` is a field of the platform without effect here: the shop always gets the mail. */
export const budgetRequestSchema = z.object({
  idProduto: rowIdSchema,
  nome: senderNameSchema,
  email: emailSchema,
  contato: contactSchema,
  mensagem: optionalLongTextSchema(maxMessage),
  mailing: optionalFlagSchema,
  enviarEmail: optionalFlagSchema,
});

/** The departments that a message can go to; another value of `hashEmail` is refused. */
export const departments = ['atendimento', 'pedidos', 'revenda', 'imprensa'] as const;
export type Department = (typeof departments)[number];

export const contactRequestSchema = z.object({
  hashEmail: z
    .string()
    .trim()
    .max(60)
    .meta({ description: `The department that reads the message: ${departments.join(', ')}.` }),
  nome: shopReaderNameSchema,
  email: emailSchema,
  contato: contactSchema,
  assunto: optionalLineSchema(150),
  mensagem: optionalLongTextSchema(maxMessage),
});

export const formCalls = {
  subscribe: call('POST', '/newsletter', {
    tier: 2,
    summary: 'Subscribes to the newsletter; idempotent',
    request: newsletterRequestSchema,
    response: successSchema,
  }),
  addAssociates: call('POST', '/newsletter/associates', {
    tier: 3,
    summary: 'Adds people whom a subscriber buys for',
    request: associatesRequestSchema,
    response: successSchema,
  }),
  requestStockNotice: call('POST', '/product/solicitation', {
    tier: 2,
    summary: 'Requests a mail when a sold-out product is back',
    query: z.object(shopQuery),
    request: stockNoticeRequestSchema,
    response: successSchema,
  }),
  requestBudget: call('POST', '/product/budget', {
    tier: 3,
    summary: 'Requests the price of a product sold on request',
    query: z.object(shopQuery),
    request: budgetRequestSchema,
    response: successSchema,
  }),
  contact: call('POST', '/form/contact', {
    tier: 2,
    summary: 'Sends a message to a department of the shop',
    query: z.object(shopQuery),
    request: contactRequestSchema,
    response: successSchema,
  }),
};
