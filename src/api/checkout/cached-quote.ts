// The carriers' quote that a checkout shows, cached so that the price is the same until the order is placed.

import { z } from 'zod';
import type { FreightOption } from '#rules/freight.ts';
import { type CarrierRequest, toRequestText } from '../delivery/carriers/carrier-request.ts';

const maxAgeMs = 30 * 60_000;

const cachedQuoteSchema = z.object({
  /** What was asked: goods, weights and both CEPs. */
  request: z.string(),
  at: z.int(),
  /** Null if no carrier could be asked: the tables count then, also at the next look. */
  answer: z
    .array(
      z.object({ methodId: z.int(), name: z.string(), kind: z.string(), priceCents: z.int(), businessDays: z.int() }),
    )
    .nullable(),
});
export type CachedQuote = z.infer<typeof cachedQuoteSchema>;

/** Undefined also for a quote of an earlier version. */
export function parseCachedQuote(text: string | null): CachedQuote | undefined {
  return text === null ? undefined : cachedQuoteSchema.safeParse(JSON.parse(text)).data;
}

export function toCachedQuoteText(
  request: CarrierRequest,
  answer: readonly FreightOption[] | undefined,
  atMs: number,
): string {
  const quote: CachedQuote = { request: toRequestText(request), at: atMs, answer: answer ? [...answer] : null };
  return JSON.stringify(quote);
}

/** Undefined if carriers must be asked: other goods, another CEP, or more than 30 minutes ago. */
export function findCachedQuote(
  cached: CachedQuote | undefined,
  request: CarrierRequest,
  nowMs: number,
): CachedQuote | undefined {
  const isFresh = cached?.request === toRequestText(request) && nowMs - cached.at <= maxAgeMs;
  return isFresh ? cached : undefined;
}
