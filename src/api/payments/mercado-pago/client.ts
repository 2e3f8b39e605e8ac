// Requests to Mercado Pago, one at a time and without retries: each caller retries by a schedule of its own.

import { z } from 'zod';
import { collectBytes } from '../../http/limits/collect-bytes.ts';
import { PaymentServiceError } from '../port/payment-adapter.ts';
import type { MercadoPagoAccount } from './account.ts';

const maxBytes = 512_000;

export interface ServiceRequest {
  method: 'GET' | 'POST';
  /** Begins with a slash. */
  path: string;
  /** The same key again does the same write once; reads have none. */
  key?: string;
  body?: unknown;
}

/** The JSON of a success. Throws PaymentServiceError. */
export type Send = (request: ServiceRequest) => Promise<unknown>;

/** The service had done this write before, or cannot do it in the state that the payment has. */
export class ConflictError extends PaymentServiceError {}
export class NotFoundError extends PaymentServiceError {}

interface Options extends Pick<MercadoPagoAccount, 'url' | 'token'> {
  siteUrl: string;
  timeoutMs: number;
}

export function createSend({ url, token, siteUrl, timeoutMs }: Options): Send {
  return async ({ method, path, key, body }) => {
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      'User-Agent': `Manaca/1.0 (+${siteUrl})`,
      ...(key !== undefined && { 'X-Idempotency-Key': key }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const { status, text, retryAfter } = await ask(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = parseJson(text);
    if (status < 300) return json;
    throw toError(status, json, retryAfter);
  };
}

async function ask(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    const text = new TextDecoder().decode(await collectBytes(response.body, maxBytes));
    return { status: response.status, text, retryAfter: response.headers.get('Retry-After') };
  } catch (error) {
    // The cause would have the address only; the token and the buyer are in headers and body.
    throw new PaymentServiceError('Mercado Pago did not answer', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
    return undefined;
  }
}

const code = z.string().regex(/^[\w.-]{1,80}$/);
/** The documented shapes, but only their code, since messages quote what was sent. */
const errorSchema = z.union([
  z.object({ errors: z.tuple([z.object({ code })]).rest(z.unknown()) }).transform(({ errors }) => errors[0].code),
  z.object({ error: code }).transform(({ error }) => error),
]);

/** 400, 402 and 422 say that this request is wrong; 401 and 403 that the account is, which the merchant can mend. */
const refusals = new Set([400, 402, 422]);

function toError(status: number, json: unknown, retryAfter: string | null): PaymentServiceError {
  const known = errorSchema.safeParse(json);
  const message = `Mercado Pago answered ${status}${known.success ? ` ${known.data}` : ''}`;
  if (status === 404) return new NotFoundError(message);
  if (status === 409) return new ConflictError(message);
  const seconds = /^\d{1,4}$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  return new PaymentServiceError(message, {
    isRefusal: refusals.has(status),
    retryAfterMs: seconds === undefined ? undefined : seconds * 1000,
  });
}
