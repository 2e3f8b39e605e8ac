// Addresses of a customer: our own calls beside the contract. Each returns the whole list, the main address first.

import { z } from 'zod';
import { cleanCode, removeInvisible, toUnicodeForm } from '#rules/typed-text.ts';
import { call } from '../call.ts';
import { flagSchema, postalCodeSchema } from '../shared.ts';

/** The 26 states and the federal district. */
export const stateCodes = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** One line of text; invisible characters are removed, other unprintable ones refused; runs of whitespace become one space. */
const lineSchema = (most: number) =>
  z
    .string()
    .overwrite((text) => removeInvisible(toUnicodeForm(text, 'NFC')).trim().replaceAll(/\s+/g, ' '))
    .max(most)
    .regex(/^\P{C}*$/u);

/** The fields that the customer fills in; `numero` may be "S/N", `nome` is the customer's label for the address ("Casa"). */
export const addressFieldsSchema = z.object({
  nome: lineSchema(40).default(''),
  cep: postalCodeSchema,
  rua: lineSchema(120).min(2),
  numero: lineSchema(20).min(1),
  complemento: lineSchema(80).default(''),
  bairro: lineSchema(80).min(2),
  cidade: lineSchema(80).min(2),
  uf: z.string().overwrite(cleanCode).toUpperCase().pipe(z.enum(stateCodes)),
});
export type AddressFields = z.infer<typeof addressFieldsSchema>;

/** `principal: true` makes it the main one; there is always one, so `false` changes nothing. */
export const addressRequestSchema = addressFieldsSchema.extend({ principal: flagSchema.default(false) });

/** Where something is delivered, as the API returns it; the CEP has its hyphen. */
export const deliveryAddressSchema = z.object({
  cep: z.string(),
  rua: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
});

/** An address of a customer as the API returns it. */
export const addressSchema = z.object({
  id: z.int(),
  nome: z.string(),
  ...deliveryAddressSchema.shape,
  pais: z.string(),
  principal: z.boolean(),
});
export type Address = z.infer<typeof addressSchema>;

/** All addresses of the customer. */
export const addressesSchema = z.object({ enderecos: z.array(addressSchema) });
/** `id` names the address that was added or changed. */
export const savedAddressSchema = addressesSchema.extend({ id: z.int() });

export const addressCalls = {
  listAddresses: call('GET', '/client/addresses', {
    summary: "The customer's addresses",
    response: addressesSchema,
  }),
  addAddress: call('POST', '/client/addresses', {
    summary: 'Adds an address, at most 20',
    request: addressRequestSchema,
    response: savedAddressSchema,
  }),
  changeAddress: call('PUT', '/client/addresses/:id', {
    summary: 'Replaces an address',
    request: addressRequestSchema,
    response: savedAddressSchema,
  }),
  deleteAddress: call('DELETE', '/client/addresses/:id', {
    summary: 'Deletes an address; the oldest remaining one replaces a deleted main address',
    response: addressesSchema,
  }),
};
