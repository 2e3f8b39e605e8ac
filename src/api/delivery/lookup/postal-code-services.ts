// Public look-ups of a CEP: their protocols. Only the CEP leaves the shop.
import { z } from 'zod';
import type { OutsideServices } from '../../dependencies.ts';
import { type RequestJson, ServiceError } from './request-json.ts';

/** Street and district are `""` where a CEP means a whole town. */
export interface FoundAddress {
  street: string;
  district: string;
  city: string;
  state: string;
}

/** Undefined when the service does not know the CEP (eight digits). Throws when it gave no usable answer. */
export type FindAddress = (postalCode: string, timeoutMs: number) => Promise<FoundAddress | undefined>;

type Protocol = OutsideServices['postalCodes'][number]['protocol'];

/** Control characters in a name are a fault, and PostgreSQL stores no NUL. */
const textSchema = z
  .string()
  .trim()
  .max(120)
  .regex(/^\P{Cc}*$/u);
const optionalTextSchema = textSchema.nullish().transform((text) => text ?? '');
const citySchema = textSchema.min(1);
const stateSchema = z.string().regex(/^[A-Z]{2}$/);

/** `{ "erro": true }` or `"true"` stands for an unknown CEP. */
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

/** Asks one service in its own protocol. */
export function createFindAddress(service: { protocol: Protocol; url: string }, requestJson: RequestJson): FindAddress {
  const { toPath, schema } = protocols[service.protocol];
  return async (postalCode, timeoutMs) => {
    const answer = await requestJson(`${service.url}${toPath(postalCode)}`, timeoutMs);
    if (answer === undefined) return undefined;
    const { success, data } = schema.safeParse(answer);
    if (!success) throw new ServiceError('answered in another shape');
    return data;
  };
}
