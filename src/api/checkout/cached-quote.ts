// The carriers' quote that a checkout shows, cached so that the price is the same until the order is placed.

import { z } from 'zod';
import type { FreightOption } from '#rules/freight.ts';
import { type CarrierRequest, toRequestText } from '../delivery/carriers/carrier-request.ts';

const maxAgeMs = 30 * 60_000;

const cachedQuoteSchema = z.object({
  /** What was asked: goods, weights and both CEPs. */
  request: z.string(),
  at: z.int(),
  /** None if no carrier answered: the tables count then, also at the next look. */
  options: z.array(
    z.object({ methodId: z.int(), name: z.string(), kind: z.string(), priceCents: z.int(), businessDays: z.int() }),
  ),
});
export type CachedQuote = z.infer<typeof cachedQuoteSchema>;

export function parseCachedQuote(text: string | null): CachedQuote | undefined {
  return text === null ? undefined : cachedQuoteSchema.parse(JSON.parse(text));
}

export function toCachedQuoteText(request: CarrierRequest, options: readonly FreightOption[], atMs: number): string {
  const quote: CachedQuote = { request: toRequestText(request), at: atMs, options: [...options] };
  return JSON.stringify(quote);
}

/** Undefined if carriers must be asked: other goods, another CEP, or more than 30 minutes ago. */
export function findCachedOptions(
  cached: CachedQuote | undefined,
  request: CarrierRequest,
  nowMs: number,
): readonly FreightOption[] | undefined {
  const isFresh = cached?.request === toRequestText(request) && nowMs - cached.at <= maxAgeMs;
  return isFresh ? cached.options : undefined;
}
