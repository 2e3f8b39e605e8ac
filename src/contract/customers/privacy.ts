// Access to and consent for the personal data that the shop holds (LGPD): our own calls beside the contract.

import { z } from 'zod';
import { cleanCode } from '#rules/typed-text.ts';
import { orderSchema } from '../buying/orders.ts';
import { call, shopQuery, successSchema } from '../call.ts';
import { dateTimeSchema, flagSchema, reaisSchema } from '../shared.ts';
import { addressSchema } from './address.ts';
import { genderSchema, passwordSchema } from './profile-fields.ts';

/** `termos`: terms of use and privacy notice; `novidades`: news and offers by e-mail. */
export const consentPurposeSchema = z.enum(['termos', 'novidades']);
export type ConsentPurpose = z.infer<typeof consentPurposeSchema>;

const consentSchema = z.object({
  finalidade: z.string(),
  aceita: z.boolean(),
  /** Version of the text that was shown. */
  versao: z.string(),
  data: dateTimeSchema,
});
export type Consent = z.infer<typeof consentSchema>;

/** `atuais` holds the newest decision of each purpose, `historico` all of them, newest first. */
export const consentsSchema = z.object({ atuais: z.array(consentSchema), historico: z.array(consentSchema) });
export type Consents = z.infer<typeof consentsSchema>;

const clientSessionSchema = z.object({
  /** Identifies the session to this customer only; it grants no access. */
  id: z.string(),
  /** Such as "Chrome no Android". */
  aparelho: z.string(),
  entrouEm: dateTimeSchema,
  vistaEm: dateTimeSchema,
  /** True for the session of the request. */
  atual: z.boolean(),
});
export type ClientSession = z.infer<typeof clientSessionSchema>;
/** The customer's active sessions, the last used first. */
export const clientSessionsSchema = z.object({ sessoes: z.array(clientSessionSchema) });

const writtenSchema = z.object({ sobre: z.string(), texto: z.string(), publicada: z.boolean(), data: dateTimeSchema });

/** Data linked to the e-mail address rather than to the account: sent through forms, signed in or not. */
const leftByEmailSchema = z.object({
  avaliacoes: z.array(writtenSchema.extend({ estrelas: z.int(), assinatura: z.string() })),
  perguntas: z.array(writtenSchema.extend({ assinatura: z.string(), telefone: z.string() })),
  respostas: z.array(writtenSchema.extend({ assinatura: z.string() })),
  newsletter: z.array(
    z.object({
      nome: z.string(),
      segmento: z.string(),
      detalhes: z.string(),
      /** People whose birthdays the subscriber entered, such as children. */
      pessoas: z.array(z.object({ nome: z.string(), sexo: z.string(), nascimento: z.string() })),
      data: dateTimeSchema,
    }),
  ),
  avisosDeEstoque: z.array(
    z.object({
      produto: z.string(),
      nome: z.string(),
      telefone: z.string(),
      mensagem: z.string(),
      data: dateTimeSchema,
    }),
  ),
  mensagens: z.array(
    z.object({ assunto: z.string(), nome: z.string(), telefone: z.string(), texto: z.string(), data: dateTimeSchema }),
  ),
  /** Invitations to review the shop. */
  convites: z.array(z.object({ nome: z.string(), usado: z.boolean(), data: dateTimeSchema })),
});
export type LeftByEmail = z.infer<typeof leftByEmailSchema>;

/** What is exported of an order that may be another person's: nothing of who bought it, where it went or who paid. */
export const exportedPurchaseSchema = orderSchema
  .pick({ numero: true, estado: true, feitoEm: true, itens: true, totais: true })
  .extend({ loja: z.string() });

/** Unlike on the order's page the document of the customer is whole. */
export const exportedOrderSchema = exportedPurchaseSchema.extend({
  ...orderSchema.pick({
    cupom: true,
    contato: true,
    endereco: true,
    entrega: true,
    presente: true,
    devolvido: true,
    devolvendo: true,
    rastreios: true,
    nota: true,
    solicitacoes: true,
    contrato: true,
    eventos: true,
  }).shape,
  /** Payments that came in, with what the bank says of who paid. */
  recebimentos: z.array(z.object({ dia: z.string(), valor: reaisSchema, texto: z.string() })),
});

/**
 * All data that the shop holds about the person, without password and session tokens. `deixadoPorEmail` is null until an
 * e-mail address is verified (by the link of a sign-up or of a password reset), as anyone may register with an address that is not theirs.
 */
export const dataExportSchema = z.object({
  geradoEm: dateTimeSchema,
  cliente: z.object({
    nomeRazao: z.string(),
    documento: z.string(),
    email: z.string(),
    celular: z.string(),
    sexo: genderSchema,
    nascimento: z.string(),
    aceitaNovidades: z.boolean(),
    jaComprou: z.boolean(),
    clienteDesde: dateTimeSchema,
  }),
  enderecos: z.array(addressSchema),
  consentimentos: z.array(consentSchema),
  /** Those of the account, and of guests with a verified address of it; the shorter form if such an order has another document. */
  pedidos: z.array(z.union([exportedOrderSchema, exportedPurchaseSchema])),
  favoritos: z.array(z.object({ produto: z.string(), data: dateTimeSchema })),
  sessoes: z.array(
    clientSessionSchema.omit({ id: true, atual: true }).extend({ cep: z.string(), cidade: z.string(), uf: z.string() }),
  ),
  carrinhos: z.array(
    z.object({ loja: z.string(), cupom: z.string(), tipo: z.string(), item: z.string(), quantidade: z.int() }),
  ),
  visitas: z.array(z.object({ tipo: z.string(), valor: z.string(), data: dateTimeSchema })),
  cupons: z.array(z.object({ codigo: z.string(), data: dateTimeSchema })),
  aparelhosConhecidos: z.array(z.object({ desde: dateTimeSchema, vistoEm: dateTimeSchema })),
  /** Proven addresses that the customer has replaced since. */
  emailsAnteriores: z.array(z.object({ email: z.string(), ate: dateTimeSchema })),
  /** New addresses that the customer asked for and has not confirmed; `ate` is when the mailed link expires. */
  emailsAConfirmar: z.array(z.object({ email: z.string(), ate: dateTimeSchema })),
  deixadoPorEmail: leftByEmailSchema.nullable(),
  observacao: z.string(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** A decision; `aceita: false` withdraws consent, which is not possible for the terms. */
export const consentRequestSchema = z.object({ finalidade: consentPurposeSchema, aceita: flagSchema });
/** Required by every call that affects the security of the account. */
export const exportRequestSchema = z.object({ senhaAtual: passwordSchema });
/** The customer types this word to confirm. */
export const eraseRequestSchema = exportRequestSchema.extend({
  confirmacao: z.string().overwrite(cleanCode).pipe(z.literal('APAGAR')),
});

export const privacyCalls = {
  listClientSessions: call('GET', '/client/sessions', {
    summary: 'Active sessions of the customer',
    response: clientSessionsSchema,
  }),
  endClientSession: call('DELETE', '/client/sessions/:id', {
    summary: 'Signs one session out',
    response: successSchema,
  }),
  endOtherSessions: call('DELETE', '/client/sessions', {
    summary: 'Signs out every session except the current one',
    response: successSchema,
  }),
  readConsents: call('GET', '/client/consents', {
    summary: 'Consents of the customer, with their times',
    response: consentsSchema,
  }),
  recordConsent: call('PUT', '/client/consents', {
    summary: 'Records a decision of the customer',
    request: consentRequestSchema,
    response: consentsSchema,
  }),
  exportData: call('POST', '/client/export', {
    summary: 'All data of the customer, as a file',
    request: exportRequestSchema,
    response: dataExportSchema,
  }),
  eraseAccount: call('POST', '/client/erase', {
    summary: 'Erases the account and its personal data',
    query: z.object(shopQuery),
    request: eraseRequestSchema,
    response: successSchema,
  }),
};
