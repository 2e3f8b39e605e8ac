// The shape of an entry in the table of calls.

import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** 1 = named in the specification, 2 = needed by a shop, 3 = offered by the platform, `own` = our addition to the contract. */
export type Tier = 1 | 2 | 3 | 'own';

export interface Call {
  method: Method;
  /** Path below `/v2/front`, in Hono's notation. */
  path: string;
  tier: Tier;
  summary: string;
  query?: z.ZodObject;
  request?: z.ZodType;
  response: z.ZodType;
  /** Content type of the response; JSON when absent, '' for a response without a body. */
  contentType?: 'text/html' | '';
}

/** Identity function that infers the exact types of an entry. */
export const call = <const Entry extends Call>(entry: Entry): Entry => entry;

export const shopQuery = { loja: z.string().optional() };
export const addressQuerySchema = z.object({ url: z.string().optional(), ...shopQuery });
/** `offset` and `limit` of lists that are not paginated listings. */
export const pageQuery = { offset: z.string().optional(), limit: z.string().optional() };

/** Response of calls that only report success, such as forms. */
export const successSchema = z.object({ sucesso: z.boolean(), mensagem: z.string().optional() });
