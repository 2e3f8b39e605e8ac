// Freight and the postal code of a visit (contract 4.6 and 4.8).

import { z } from 'zod';
import { call, shopQuery, successSchema } from '../call.ts';
import { reaisSchema, wireIdSchema } from '../shared.ts';

/** With or without hyphen; an invalid CEP is refused with its own message. */
const postalCodeTextSchema = z.string().max(40);
const maskedPostalCodeSchema = z.string().regex(/^\d{5}-\d{3}$/);
const ufSchema = z.string().length(2);
const regionSchema = z.enum(['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul']);

/** The fields that an address form prefills from the CEP; `""` where they are unknown. */
export const postalAddressSchema = z.object({
  cep: maskedPostalCodeSchema,
  rua: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: ufSchema,
  regiao: regionSchema,
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** Contract 4.6: `estado` and `uf` are the same two letters. From `regiao` on these are our own additions. */
export const locationSchema = z.object({
  cep: maskedPostalCodeSchema,
  cidade: z.string(),
  estado: ufSchema,
  uf: ufSchema,
  regiao: regionSchema,
  bairro: z.string(),
  rua: z.string(),
  /** How precisely the CEP was located. */
  precisao: z.enum(['rua', 'cidade', 'estado']),
});
export type PostalLocation = z.infer<typeof locationSchema>;

export const freightSchema = z.object({
  id: z.string(),
  tipo: z.string(),
  label: z.string(),
  /** 0 = free. */
  valor: reaisSchema,
  /** Text to show. */
  prazo: z.string(),
  /** The last day of the promise if it is paid now, in São Paulo; absent where there is none. Our own addition. */
  previsao: z.iso.date().optional(),
  entregaAgendada: z.boolean(),
});

/** Specification 3; reading A15. */
export const pickupPointSchema = z.object({
  id: z.int(),
  nome: z.string(),
  endereco: z.string(),
  numero: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: ufSchema,
  /** When goods can be collected, as people read it; '' is unknown. Our own addition. */
  horario: z.string().default(''),
});

export const chosenFreightSchema = freightSchema.extend({ pontoRetirada: pickupPointSchema.optional() });

/** Specification 3; reading A15. */
const countrySchema = z.object({ nome: z.string(), sigla: z.string(), codigo: z.string() });

/** Contract 4.8: no `fretes` without a reason in `restricaoEntrega` or `mensagem`; both are `""` normally. */
export const shipmentSchema = z.object({
  fretes: z.array(freightSchema),
  /** Where a method of `fretes` is a pickup; our own addition. */
  pontosRetirada: z.array(pickupPointSchema),
  /** Where the shop delivers to; our own addition. */
  paises: z.array(countrySchema).optional(),
  /** From this hour on, in São Paulo, a payment counts on the next business day; absent where none does. Our own addition. */
  horarioCorte: z.int().min(1).max(23).optional(),
  restricaoEntrega: z.string(),
  mensagem: z.string(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

const quantitySchema = wireIdSchema.default(1);

export const productShipmentRequestSchema = z.object({
  cep: postalCodeTextSchema,
  idProduto: wireIdSchema,
  idAtributoValor: wireIdSchema.default(0),
  quantidade: quantitySchema,
});

/** `parametros` = the chosen parts of an open kit as its cart payload has them; our own addition. */
export const listShipmentRequestSchema = z.object({
  cep: postalCodeTextSchema,
  idLista: wireIdSchema,
  quantidade: quantitySchema,
  parametros: z.string().max(500).default(''),
});

/** Without `cep` the one of the session counts. */
export const cartShipmentRequestSchema = z.object({ cep: postalCodeTextSchema.optional() });

export const zipcodeRequestSchema = z.object({ cep: postalCodeTextSchema });

const query = z.object(shopQuery);

export const deliveryCalls = {
  setZipcode: call('POST', '/checkout/zipcode', {
    tier: 2,
    summary: 'Stores the CEP of the session and returns its location',
    query,
    request: zipcodeRequestSchema,
    response: locationSchema,
  }),
  forgetZipcode: call('DELETE', '/checkout/zipcode', {
    summary: 'Removes the CEP from the session',
    query,
    response: successSchema,
  }),
  postalAddress: call('GET', '/postal-code/:cep', {
    summary: 'Address of a CEP, for forms',
    response: postalAddressSchema,
  }),
  productShipment: call('POST', '/shipment/product', {
    tier: 2,
    summary: 'Freight of a product',
    request: productShipmentRequestSchema,
    response: shipmentSchema,
  }),
  listShipment: call('POST', '/shipment/list', {
    tier: 3,
    summary: 'Freight of a kit or list',
    request: listShipmentRequestSchema,
    response: shipmentSchema,
  }),
  cartShipment: call('POST', '/shipment/cart', {
    summary: 'Freight of the cart',
    query,
    request: cartShipmentRequestSchema,
    response: shipmentSchema,
  }),
};
