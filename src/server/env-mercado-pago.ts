// The variables of payments by Mercado Pago, which are off until its token is set.

import { z } from 'zod';
import type { HostDependencies } from '#api/dependencies.ts';

const kinds = { pix: 'pix', cartao: 'card', boleto: 'boleto' } as const;

/** Copied from their panel, where all are longer than this. */
const copied = z
  .string()
  .regex(
    /^[\x21-\x7e]{16,300}$/,
    'must be copied whole from the panel of Mercado Pago: 16 to 300 signs without blanks',
  );

export const mercadoPagoVariables = {
  MERCADO_PAGO_TOKEN: copied.optional(),
  /** Signs the notices that the shop gets. */
  MERCADO_PAGO_SECRET: copied.optional(),
  MERCADO_PAGO_METHODS: z
    .string()
    .default('pix,cartao')
    .transform((value) => [...new Set(value.split(','))])
    .pipe(
      z.array(
        z.enum(['pix', 'cartao', 'boleto'], 'must be one or more of pix, cartao and boleto, with commas between them'),
      ),
    ),
  /** Another one only for tests. */
  MERCADO_PAGO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .default('https://api.mercadopago.com')
    .transform((value) => value.replace(/\/+$/, '')),
};

type Values = z.infer<z.ZodObject<typeof mercadoPagoVariables>>;

/** A sentence about what is missing. */
export function findMercadoPagoFault({ MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRET: secret }: Values) {
  if ((token === undefined) === (secret === undefined)) return undefined;
  const missing = token === undefined ? 'MERCADO_PAGO_TOKEN' : 'MERCADO_PAGO_SECRET';
  return `${missing} is missing: MERCADO_PAGO_TOKEN and MERCADO_PAGO_SECRET are set together`;
}

export function toMercadoPago(values: Values, pixMinutes: number): HostDependencies['mercadoPago'] {
  const { MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRET: secret, MERCADO_PAGO_METHODS: methods } = values;
  if (token === undefined || secret === undefined) return undefined;
  return { url: values.MERCADO_PAGO_URL, token, secret, methods: methods.map((name) => kinds[name]), pixMinutes };
}
