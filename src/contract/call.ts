// What an entry of the table of calls holds.
import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** 1 = named in the specification, 2 = a shop needs it, 3 = the platform has it, `own` = ours beside the contract. */
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
}

/** Identity function that infers the exact types of an entry. */
export const call = <const Entry extends Call>(entry: Entry): Entry => entry;

export const shopQuery = { loja: z.string().optional() };
export const addressQuerySchema = z.object({ url: z.string().optional(), ...shopQuery });
/** `offset` and `limit` of the lists that are no listings. */
export const pageQuery = { offset: z.string().optional(), limit: z.string().optional() };

/** Answer of what either worked or did not, such as a form. */
export const successSchema = z.object({ sucesso: z.boolean(), mensagem: z.string().optional() });

/** Base path and fixed headers of the store API (contract 1). */
export const apiBasePath = '/api/v2/front';
export const apiHeaders: Readonly<Record<string, string>> = { 'App-Token': 'wapstore', Accept: 'application/json' };
