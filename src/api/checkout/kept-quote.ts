// The answer of the carriers that a checkout shows: kept, so that the price is the same until the order is placed.

import { z } from 'zod';
import type { FreightOption } from '#rules/freight.ts';
import { type CarrierRequest, toRequestText } from '../delivery/carriers/carrier-request.ts';

const longestMs = 30 * 60_000;

const keptQuoteSchema = z.object({
  /** What was asked: goods, weights and both CEPs. */
  request: z.string(),
  at: z.int(),
  /** None if no carrier answered: the tables count then, also at the next look. */
  options: z.array(
    z.object({ methodId: z.int(), name: z.string(), kind: z.string(), priceCents: z.int(), businessDays: z.int() }),
  ),
});
export type KeptQuote = z.infer<typeof keptQuoteSchema>;

export function parseKeptQuote(text: string | null): KeptQuote | undefined {
  return text === null ? undefined : keptQuoteSchema.parse(JSON.parse(text));
}

export function toKeptQuoteText(request: CarrierRequest, options: readonly FreightOption[], atMs: number): string {
  const kept: KeptQuote = { request: toRequestText(request), at: atMs, options: [...options] };
  return JSON.stringify(kept);
}

/** Undefined if carriers must be asked: other goods, another CEP, or more than 30 minutes ago. */
export function findKeptOptions(
  kept: KeptQuote | undefined,
  request: CarrierRequest,
  nowMs: number,
): readonly FreightOption[] | undefined {
  const holds = kept?.request === toRequestText(request) && nowMs - kept.at <= longestMs;
  return holds ? kept.options : undefined;
}
