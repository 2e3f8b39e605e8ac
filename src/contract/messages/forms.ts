// Newsletter, notices, contact (contract 4.13).

import { z } from 'zod';
import { cleanCode } from '#rules/typed-text.ts';
import { call, shopQuery, successSchema } from '../call.ts';
import { emailSchema, flagSchema, emptyAsObject } from '../shared.ts';
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

const optionalFlagSchema = flagSchema.nullish().transform((value) => value ?? false);

/** Further fields of a campaign's form: flat, small, stored unchanged. */
const detailsSchema = emptyAsObject(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
  .refine((details) => JSON.stringify(details).length <= maxDetails)
  .default({});

export const newsletterRequestSchema = z.object({
  email: emailSchema,
  nome: optionalLineSchema(120),
  idEvento: rowIdSchema.nullish().transform((id) => id ?? 0),
  segmento: z
    .enum(['m', 'h', 'i', ''])
    .nullish()
    .transform((segment) => segment ?? ''),
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
  idAtributoValor: rowIdSchema.nullish().transform((id) => id ?? 0),
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
  subscribe: call({
    tier: 2,
    method: 'POST',
    path: '/newsletter',
    summary: 'Subscribes to the newsletter; idempotent',
    request: newsletterRequestSchema,
    response: successSchema,
  }),
  addAssociates: call({
    tier: 3,
    method: 'POST',
    path: '/newsletter/associates',
    summary: 'Adds people whom a subscriber buys for',
    request: associatesRequestSchema,
    response: successSchema,
  }),
  requestStockNotice: call({
    tier: 2,
    method: 'POST',
    path: '/product/solicitation',
    summary: 'Requests a mail when a sold-out product is back',
    query: z.object(shopQuery),
    request: stockNoticeRequestSchema,
    response: successSchema,
  }),
  requestBudget: call({
    tier: 3,
    method: 'POST',
    path: '/product/budget',
    summary: 'Requests the price of a product sold on request',
    query: z.object(shopQuery),
    request: budgetRequestSchema,
    response: successSchema,
  }),
  contact: call({
    tier: 2,
    method: 'POST',
    path: '/form/contact',
    summary: 'Sends a message to a department of the shop',
    query: z.object(shopQuery),
    request: contactRequestSchema,
    response: successSchema,
  }),
};
