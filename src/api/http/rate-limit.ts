// Rate limits per visitor for operations that are expensive or can be abused.

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { toVisitorKeys } from '#rules/visitor-keys.ts';
import type { ApiDependencies } from './dependencies.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';
import { createSlidingWindows, type Rule } from './limits/sliding-windows.ts';
import { createSteadyClock } from './limits/steady-clock.ts';
import { findSessionToken } from './session-token.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

interface NamedRule extends Rule {
  /**
   * Counts visitors behind one address separately by session. The session is not verified here: made-up sessions share the
   * limit of the address. Rules for which even that limit is too high count by address alone.
   */
  isPerSession?: boolean;
  /** Sets no headers: it is counted besides the limit of the call. */
  isQuiet?: boolean;
}

/**
 * Limits of one visitor, by name. Reads allow bursts of ten seconds' worth. Forms count valid submissions only, so that
 * mistakes do not use up the limit.
 */
const rules = {
  suggestions: { most: 100, perMs: 10 * secondMs, isPerSession: true },
  search: { most: 50, perMs: 10 * secondMs, isPerSession: true },
  freight: { most: 10, perMs: 2 * secondMs, isPerSession: true },
  coupon: { most: 10, perMs: minuteMs, isPerSession: true },
  review: { most: 5, perMs: hourMs, isPerSession: true },
  contact: { most: 5, perMs: hourMs, isPerSession: true },
  question: { most: 5, perMs: hourMs, isPerSession: true },
  quote: { most: 5, perMs: hourMs, isPerSession: true },
  stockNotice: { most: 5, perMs: hourMs, isPerSession: true },
  newsletter: { most: 10, perMs: hourMs },
  register: { most: 10, perMs: hourMs },
  recovery: { most: 5, perMs: 15 * minuteMs },
  login: { most: 50, perMs: 15 * minuteMs },
  /** New sessions, which the first write of a visitor creates: far more than a shared address has, but they fill the disk. */
  visit: { most: 300, perMs: 10 * minuteMs, isQuiet: true },
} as const satisfies Record<string, NamedRule>;

export type LimitName = keyof typeof rules;

export interface Limiter {
  /**
   * Counts a request and sets the rate limit headers; throws `too-many` with Retry-After when the visitor, or the visitor's
   * whole range of addresses, has used up the limit. Refused requests do not count.
   */
  take(c: Context, name: LimitName): void;
}

/** Limits of all sessions of an address, and of a range of addresses, as multiples of a visitor's limit. */
const visitorsPerAddress = 5;
const visitorsPerRange = 10;
/** A key takes about 300 bytes; the least recently used is evicted first. */
const maxKeys = 50_000;
const refusal = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';

/** Counts per process: behind a load balancer every process grants the whole limit. */
export function createLimiter({
  clock,
  hasLimits,
  cookieName,
}: Pick<ApiDependencies, 'clock' | 'hasLimits' | 'cookieName'>): Limiter {
  const windows = createSlidingWindows(maxKeys);
  const now = createSteadyClock(clock);
  return {
    take(c, name) {
      const address = findClientAddress(c);
      if (!hasLimits || address === undefined) return;
      const nowMs = now();
      const { visitor, range } = toVisitorKeys(address);
      const single: NamedRule = rules[name];
      const counted = [{ key: `${name} range ${range}`, rule: multiply(single, visitorsPerRange) }];
      if (single.isPerSession) {
        counted.push(
          { key: `${name} ${visitor} ${findSessionToken(c, cookieName) ?? ''}`, rule: single },
          { key: `${name} ${visitor}`, rule: multiply(single, visitorsPerAddress) },
        );
      } else counted.push({ key: `${name} ${visitor}`, rule: single });
      const balances = counted.map(({ key, rule }) => windows.peek(key, rule, nowMs));
      const retryAfterMs = Math.max(...balances.map((balance) => balance.retryAfterMs));
      const remaining = Math.min(...balances.map((balance) => balance.remaining));
      if (!single.isQuiet) {
        c.header('X-RateLimit-Limit', String(single.most));
        c.header('X-RateLimit-Remaining', String(Math.max(0, remaining - 1)));
      }
      if (retryAfterMs > 0) {
        const headers = { 'Retry-After': String(Math.ceil(retryAfterMs / secondMs)) };
        throw new ApiError('too-many', refusal, { headers });
      }
      for (const { key, rule } of counted) windows.count(key, rule, nowMs);
    },
  };
}

/** Middleware for routes that are limited as a whole; `name` may depend on the request. */
export function limit(limiter: Limiter, name: LimitName | ((c: Context) => LimitName)) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    limiter.take(c, typeof name === 'string' ? name : name(c));
    await next();
  });
}

const mostSuggestions = 5;

/** Specification 7: suggestions are a search for the first five products, sent while the shopper types. */
export function toSearchLimit(c: Context): LimitName {
  const size = Number(c.req.query('limit') ?? Number.NaN);
  return size <= mostSuggestions ? 'suggestions' : 'search';
}

function multiply({ most, perMs }: Rule, visitors: number): Rule {
  return { most: most * visitors, perMs };
}

/** The client address that the server set. Calls from within the process have none and are not limited. */
function findClientAddress(c: Context): string | undefined {
  return c.req.header('X-Client-Address');
}
