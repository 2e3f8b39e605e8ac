// Registration and the account pages: our own calls beside the contract. Calls that affect the account's security
// (e-mail, password, export, erasure) require the current password, however recent the sign-in is.

import { z } from 'zod';
import { call, shopQuery, successSchema } from '../call.ts';
import { emailSchema, flagSchema, dateTimeSchema } from '../shared.ts';
import { addressCalls, addressFieldsSchema } from './address.ts';
import { privacyCalls } from './privacy.ts';
import {
  birthDateSchema,
  brazilianPhoneSchema,
  documentSchema,
  genderSchema,
  nameSchema,
  passwordSchema,
} from './profile-fields.ts';

/**
 * `aceitaTermos` must be true; birth date, gender, address and newsletter are optional. The mailed link continues at the path
 * `voltar` and saves the product `favorito`.
 */
export const registrationSchema = z.object({
  nomeRazao: nameSchema,
  email: emailSchema,
  documento: documentSchema,
  celular: brazilianPhoneSchema,
  nascimento: birthDateSchema.default(''),
  sexo: genderSchema.default(''),
  senha: passwordSchema,
  endereco: addressFieldsSchema.nullish(),
  aceitaTermos: flagSchema.refine((accepts) => accepts),
  aceitaNovidades: flagSchema.default(false),
  voltar: z
    .string()
    .max(500)
    .regex(/^\/(?:[^/\\].*)?$/)
    .nullish(),
  favorito: z.int().positive().max(999_999_999).nullish(),
});
export type Registration = z.infer<typeof registrationSchema>;

const registrationTokenSchema = z.object({ token: z.string().max(200) });
/** The link proves the address, the password who filled in the form: a stranger may sign up with the address. */
export const confirmationSchema = registrationTokenSchema.extend({ senha: passwordSchema });

/** The customer's own data; the document is masked except for its last digits. */
export const profileSchema = z.object({
  nomeRazao: z.string(),
  /** `f` = person (CPF), `j` = company (CNPJ). */
  pessoa: z.enum(['f', 'j']),
  documento: z.string(),
  email: z.string(),
  celular: z.string(),
  sexo: genderSchema,
  nascimento: z.string(),
  aceitaNovidades: z.boolean(),
  clienteDesde: dateTimeSchema,
  /** '' when it was never changed since registration. */
  senhaAlteradaEm: z.union([dateTimeSchema, z.literal('')]),
});
export type Profile = z.infer<typeof profileSchema>;

/** Absent fields stay unchanged; '' clears birth date and gender. */
export const profileChangeSchema = z.object({
  nomeRazao: nameSchema.optional(),
  celular: brazilianPhoneSchema.optional(),
  nascimento: birthDateSchema.optional(),
  sexo: genderSchema.optional(),
  aceitaNovidades: flagSchema.optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Changing the e-mail address or the password requires the current password. */
export const emailChangeSchema = z.object({ email: emailSchema, senhaAtual: passwordSchema });
/** The link proves the address and the password the customer, because the mail may have reached a stranger. */
export const emailConfirmationSchema = registrationTokenSchema.extend({ senhaAtual: passwordSchema });
export const passwordChangeSchema = z.object({ novaSenha: passwordSchema, senhaAtual: passwordSchema });

export const profileCalls = {
  register: call('POST', '/client', {
    summary: 'Mails the link that opens an account; returns the same when there is one already',
    query: z.object(shopQuery),
    request: registrationSchema,
    response: successSchema,
  }),
  confirmRegistration: call('POST', '/client/confirm', {
    summary: 'Opens the account of a mailed link by the password of the sign-up, and signs in',
    query: z.object(shopQuery),
    request: confirmationSchema,
    response: successSchema,
  }),
  verifyRegistration: call('POST', '/client/confirm/verify', {
    // No GET: the token is a secret, and mail programs open links in advance.
    summary: 'Whether the link mailed to a new customer is valid',
    request: registrationTokenSchema,
    response: z.object({ sucesso: z.boolean() }),
  }),
  readProfile: call('GET', '/client', {
    summary: "The customer's own data",
    response: profileSchema,
  }),
  changeProfile: call('PUT', '/client', {
    summary: "Changes the customer's own data",
    request: profileChangeSchema,
    response: profileSchema,
  }),
  changeEmail: call('PUT', '/client/email', {
    summary:
      'Mails the link that changes the e-mail address of the account; returns the same when another account has it',
    query: z.object(shopQuery),
    request: emailChangeSchema,
    response: successSchema,
  }),
  confirmEmailChange: call('POST', '/client/email/confirm', {
    summary: 'Changes the e-mail address of the account of a mailed link by its password',
    query: z.object(shopQuery),
    request: emailConfirmationSchema,
    response: successSchema,
  }),
  verifyEmailChange: call('POST', '/client/email/confirm/verify', {
    summary: 'Whether the link mailed to a new e-mail address is valid',
    request: registrationTokenSchema,
    response: z.object({ sucesso: z.boolean() }),
  }),
  changePassword: call('PUT', '/client/password', {
    summary: 'Changes the password and signs out every other session',
    query: z.object(shopQuery),
    request: passwordChangeSchema,
    response: successSchema,
  }),
  ...addressCalls,
  ...privacyCalls,
};
