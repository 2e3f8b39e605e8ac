import { expect, it } from 'vitest';
import type { z } from 'zod';
import { compareCosts } from '#rules/testing/cost.ts';
import { loginRequestSchema } from './customers/account.ts';
import { addressFieldsSchema } from './customers/address.ts';
import { eraseRequestSchema } from './customers/privacy.ts';
import {
  birthDateSchema,
  brazilianPhoneSchema,
  documentSchema,
  nameSchema,
  passwordSchema,
} from './customers/profile-fields.ts';
import { associatesRequestSchema } from './messages/forms.ts';
import { contactSchema, longTextSchema, senderNameSchema } from './messages/texts.ts';
import { emailSchema, personNameSchema, postalCodeSchema } from './shared.ts';

const address = addressFieldsSchema.shape;

const fields: [string, z.ZodType, string][] = [
  ['an e-mail address', emailSchema, 'ana@exemplo.test'],
  ['a name', personNameSchema, 'Ana Souza'],
  ["a customer's name", nameSchema, 'Ana Souza'],
  ["a sender's name", senderNameSchema, 'Ana Souza'],
  ['a CEP', postalCodeSchema, '80010000'],
  ['a CPF', documentSchema, '52998224725'],
  ['a phone number', brazilianPhoneSchema, '41999990001'],
  ['a contact', contactSchema, '(41) 99999-0001'],
  ['a date of birth', birthDateSchema, '1990-05-17'],
  ["an associate's date of birth", associatesRequestSchema.shape.associados.element.shape.dataNascimento, '2019-08-21'],
  ['a street', address.rua, 'Rua das Flores'],
  ['a house number', address.numero, '12-B'],
  ['a state', address.uf, 'PR'],
  ['a login name', loginRequestSchema.shape.usuario, 'ana@exemplo.test'],
  ['the word of an erasure', eraseRequestSchema.shape.confirmacao, 'APAGAR'],
  ['a message', longTextSchema(1, 100), 'Amei o óleo'],
];

/** What copies from chats and pages bring along: a zero-width space, a direction mark, a word joiner, a soft hyphen. */
it.each(fields)('reads %s that was pasted with invisible characters', (_, schema, value) => {
  const half = Math.floor(value.length / 2);
  const pasted = `\u200e${value.slice(0, half)}\u200b\u00ad${value.slice(half)}\u2060 `;
  expect(schema.parse(pasted)).toBe(value);
});

it.each([...fields, ["a customer's new password", passwordSchema, 'lavanda-2026']])(
  'looks at %s in a time that grows with its length, however many marks are on a letter',
  (_, schema) => {
    const write = (pairs: number) => `a${'\u0301\u0323'.repeat(pairs)}`;
    const parse = (typed: string) => schema.safeParse(typed);
    expect(compareCosts(parse, write(2000), write(50_000))).toBeLessThan(50);
  },
);

it.each([
  ['a CEP with a digit too many', postalCodeSchema, '80010-0001'],
  ['a CEP with a letter', postalCodeSchema, '8001O-000'],
  ['a CPF with a digit too many', documentSchema, '529.982.247-251'],
  ['a phone number with an extension', brazilianPhoneSchema, '41 99999-000 ramal 1'],
])('refuses %s instead of shortening it', (_, schema, text) => {
  expect(schema.safeParse(text).success).toBe(false);
});
