// Signing in and out, the user, recovery of the password (contract 4.6).

import { z } from 'zod';
import { cleanCode } from '#rules/typed-text.ts';
import { call, shopQuery, successSchema } from '../call.ts';
import { passwordSchema } from './profile-fields.ts';

/** The refusal of what was meant for another customer's account (`X-Customer-Id`, and the forms of account pages). */
export const otherCustomerText = 'Você entrou com outra conta. Recarregue a página para continuar.';

/** An e-mail address, a CPF or a CNPJ, with or without dots and hyphens. */
const loginNameSchema = z.string().overwrite(cleanCode).min(1).max(254);

const hashSchema = z.union([z.literal(''), z.string().regex(/^[\da-f]{64}$/)]);

/** Anonymous visitors get the same object with `logado: false`, `id: 0` and empty texts. */
export const userSchema = z.object({
  id: z.int().min(0),
  /** Full name, or the company's. */
  nomeRazao: z.string(),
  email: z.string(),
  celular: z.string(),
  telefone: z.string(),
  sexo: z.enum(['m', 'f', 'o', 'i', '']),
  /** `YYYY-MM-DD` or `""`. */
  nascimento: z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/),
  /** `f` = a person, `j` = a company. */
  pessoa: z.enum(['f', 'j', '']),
  logado: z.boolean(),
  /** Recognised without a password; never the case here. */
  loginFacilitado: z.boolean(),
  /** Whether the customer has not ordered yet. */
  primeiraCompra: z.boolean(),
  revendedor: z.boolean(),
  optin: z.boolean(),
  ativo: z.boolean(),
  endereco: z.object({
    /** The session's postal code, as `00000-000`, or `""`. */
    cep: z.string().regex(/^(?:\d{5}-\d{3})?$/),
    principal: z.object({ cidade: z.string(), uf: z.string(), cep: z.string(), pais: z.string() }),
  }),
  /** SHA-256 in hex of the trimmed value in lower case, for analytics; `""` where the value is empty. */
  userHash: z.object({
    id: hashSchema,
    nomeRazao: hashSchema,
    email: hashSchema,
    celular: hashSchema,
    telefone: hashSchema,
    sexo: hashSchema,
    nascimento: hashSchema,
    pessoa: hashSchema,
  }),
});
export type User = z.infer<typeof userSchema>;

/** `revendedor` is accepted and changes nothing: there is one kind of account. */
export const loginRequestSchema = z.object({
  usuario: loginNameSchema,
  senha: passwordSchema,
  revendedor: z.unknown().optional(),
});

export const passwordRecoveryRequestSchema = z.object({ usuario: loginNameSchema });
export const passwordResetRequestSchema = z.object({ token: z.string().max(200), senha: passwordSchema });

export const accountCalls = {
  user: call('GET', '/checkout/user', { tier: 1, summary: 'The current user', response: userSchema }),
  login: call('POST', '/checkout/login', {
    tier: 1,
    summary: 'Signs in',
    request: loginRequestSchema,
    response: userSchema,
  }),
  logout: call('POST', '/checkout/logout', {
    tier: 2,
    summary: 'Signs out',
    response: z.object({ sucesso: z.boolean() }),
  }),
  passwordRecovery: call('POST', '/checkout/password-recovery', {
    tier: 2,
    summary: 'Mails a password reset link',
    query: z.object(shopQuery),
    request: passwordRecoveryRequestSchema,
    response: successSchema,
  }),
  passwordReset: call('POST', '/checkout/password-reset', {
    summary: 'Sets a new password by the token of the mailed link',
    query: z.object(shopQuery),
    request: passwordResetRequestSchema,
    response: successSchema,
  }),
  verifyPasswordReset: call('POST', '/checkout/password-reset/verify', {
    // No GET: addresses are logged, and the token is a secret.
    summary: 'Whether the token of the mailed link is valid',
    request: passwordResetRequestSchema.pick({ token: true }),
    response: z.object({ sucesso: z.boolean() }),
  }),
};
