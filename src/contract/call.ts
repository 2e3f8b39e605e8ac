// The shape of an entry in the table of calls.

import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** 1 = named in the specification, 2 = needed by a shop, 3 = offered by the platform. */
type Tier = 1 | 2 | 3;

export interface Call {
  method: Method;
  /** Path below `/v2/front`, in Hono's notation. */
  path: string;
  /** Our own addition to the contract without one. */
  tier?: Tier;
  summary: string;
  query?: z.ZodObject;
  request?: z.ZodType;
  response: z.ZodType;
  /** Content type of the response; JSON when absent, '' for a response without a body. */
  contentType?: 'text/html' | '';
}

/** An entry of the table, with the exact types of its schemas. */
export const call = <const Details extends Omit<Call, 'method' | 'path'>>(
  method: Method,
  path: string,
  details: Details,
) => ({ method, path, ...details });

export const shopQuery = { loja: z.string().optional() };
export const addressQuerySchema = z.object({ url: z.string().optional(), ...shopQuery });
/** `offset` and `limit` of lists that are not paginated listings. */
export const pageQuery = { offset: z.string().optional(), limit: z.string().optional() };

/** Response of calls that only report success, such as forms. */
export const successSchema = z.object({ sucesso: z.boolean(), mensagem: z.string().optional() });
