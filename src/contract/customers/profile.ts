// Registration and what the account pages need: our own calls beside the contract. What concerns the account's safety
// (e-mail, password, export, erasure) asks for the current password in the request, however fresh the sign-in is.
import { z } from 'zod';
import { call, shopQuery, successSchema } from '../call.ts';
import { emailSchema, flagSchema, dateTimeSchema } from '../shared.ts';
import { addressCalls, addressFieldsSchema } from './address.ts';
import { privacyCalls } from './privacy.ts';
import {
  birthDateSchema,
  brazilianPhoneSchema,
  currentPasswordSchema,
  documentSchema,
  genderSchema,
  nameSchema,
  newPasswordSchema,
} from './profile-fields.ts';

/** `aceitaTermos` must be true; birth date, gender, address and news are up to the person. */
export const registrationSchema = z.object({
  nomeRazao: nameSchema,
  email: emailSchema,
  documento: documentSchema,
  celular: brazilianPhoneSchema,
  nascimento: birthDateSchema.default(''),
  sexo: genderSchema.default(''),
  senha: newPasswordSchema,
  endereco: addressFieldsSchema.nullish(),
  aceitaTermos: flagSchema.refine((accepts) => accepts),
  aceitaNovidades: flagSchema.default(false),
});
export type Registration = z.infer<typeof registrationSchema>;

/** The customer's own data; of the document only the last digits are legible. */
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
  /** '' = never since the registration. */
  senhaAlteradaEm: z.union([dateTimeSchema, z.literal('')]),
});
export type Profile = z.infer<typeof profileSchema>;

/** Fields that are left out stay as they are; '' empties birth date and gender. */
export const profileChangeSchema = z.object({
  nomeRazao: nameSchema.optional(),
  celular: brazilianPhoneSchema.optional(),
  nascimento: birthDateSchema.optional(),
  sexo: genderSchema.optional(),
  aceitaNovidades: flagSchema.optional(),
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Who wants another e-mail address or password has to know the current password. */
export const emailChangeSchema = z.object({ email: emailSchema, senhaAtual: currentPasswordSchema });
export const passwordChangeSchema = z.object({ novaSenha: newPasswordSchema, senhaAtual: currentPasswordSchema });

export const profileCalls = {
  register: call({
    tier: 'own',
    method: 'POST',
    path: '/client',
    summary: 'Registers a customer; answers alike when there is an account already',
    query: z.object(shopQuery),
    request: registrationSchema,
    response: successSchema,
  }),
  readProfile: call({
    tier: 'own',
    method: 'GET',
    path: '/client',
    summary: "The customer's own data",
    response: profileSchema,
  }),
  changeProfile: call({
    tier: 'own',
    method: 'PUT',
    path: '/client',
    summary: "Changes the customer's own data",
    request: profileChangeSchema,
    response: profileSchema,
  }),
  changeEmail: call({
    tier: 'own',
    method: 'PUT',
    path: '/client/email',
    summary: 'Changes the e-mail address of the account',
    query: z.object(shopQuery),
    request: emailChangeSchema,
    response: profileSchema,
  }),
  changePassword: call({
    tier: 'own',
    method: 'PUT',
    path: '/client/password',
    summary: 'Changes the password and signs every other session out',
    query: z.object(shopQuery),
    request: passwordChangeSchema,
    response: successSchema,
  }),
  ...addressCalls,
  ...privacyCalls,
};
