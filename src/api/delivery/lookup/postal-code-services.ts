// Protocols of the public CEP services. Only the CEP is sent to them.

import { z } from 'zod';
import type { OutsideServices } from './outside-services.ts';
import { type RequestJson, ServiceError } from './request-json.ts';

/** Street and district are `""` when a CEP covers a whole town. */
export interface FoundAddress {
  street: string;
  district: string;
  city: string;
  state: string;
}

/** Undefined when the service does not know the CEP (eight digits). Throws on an invalid response. */
export type FindAddress = (postalCode: string, timeoutMs: number) => Promise<FoundAddress | undefined>;

type Protocol = OutsideServices['postalCodes'][number]['protocol'];

/** Control characters in a name are an error, and PostgreSQL cannot store NUL. */
const textSchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^\P{Cc}*$/u);
const optionalTextSchema = textSchema.nullish().transform((text) => text ?? '');
const citySchema = textSchema.min(1);
const stateSchema = z.string().regex(/^[A-Z]{2}$/);

/** `{ "erro": true }` or `"true"` means an unknown CEP. */
const viacepSchema = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }).transform(() => undefined),
  z
    .object({ logradouro: optionalTextSchema, bairro: optionalTextSchema, localidade: citySchema, uf: stateSchema })
    .transform(({ logradouro, bairro, localidade, uf }) => ({
      street: logradouro,
      district: bairro,
      city: localidade,
      state: uf,
    })),
]);

const brasilapiSchema = z
  .object({ street: optionalTextSchema, neighborhood: optionalTextSchema, city: citySchema, state: stateSchema })
  .transform(({ neighborhood, ...address }) => ({ ...address, district: neighborhood }));

const protocols: Record<Protocol, { toPath(postalCode: string): string; schema: z.ZodType<FoundAddress | undefined> }> =
  {
    viacep: { toPath: (postalCode) => `/ws/${postalCode}/json/`, schema: viacepSchema },
    brasilapi: { toPath: (postalCode) => `/api/cep/v1/${postalCode}`, schema: brasilapiSchema },
  };

/** Calls one service by its own protocol. */
export function createFindAddress(service: { protocol: Protocol; url: string }, requestJson: RequestJson): FindAddress {
  const { toPath, schema } = protocols[service.protocol];
  return async (postalCode, timeoutMs) => {
    const response = await requestJson(`${service.url}${toPath(postalCode)}`, timeoutMs);
    if (response === undefined) return undefined;
    const { success, data } = schema.safeParse(response);
    if (!success) throw new ServiceError('answered in another shape');
    return data;
  };
}
