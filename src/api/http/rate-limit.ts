// Rate limits per visitor for operations that are expensive or can be abused.

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiDependencies } from './dependencies.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';
import { createSlidingWindows, type Rule } from './limits/sliding-windows.ts';
import { createSteadyClock } from './limits/steady-clock.ts';
import { toVisitorKeys } from './limits/visitor-keys.ts';
import { findSessionToken } from './session-token.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

interface NamedRule extends Rule {
  /**
   * Counts visitors behind one address separately by session. The session is not verified here, so that made-up sessions, like
   * visitors without one, share the limit of the address: this many times that of a session.
   */
  visitorsPerAddress?: number;
  /** Sets no headers: it is counted besides the limit of the call. */
  isQuiet?: boolean;
}

/**
 * Limits of one session, or of one address, by name. Reads allow bursts of ten seconds' worth. Forms count valid submissions
 * only, so that mistakes do not use up the limit. Mobile carriers put hundreds of people behind one address, so that forms of
 * everybody have a high limit there: what they can do to one account or mailbox is limited by that account or mailbox.
 */
const rules = {
  suggestions: { most: 100, perMs: 10 * secondMs, visitorsPerAddress: 5 },
  search: { most: 50, perMs: 10 * secondMs, visitorsPerAddress: 5 },
  freight: { most: 10, perMs: 2 * secondMs, visitorsPerAddress: 5 },
  coupon: { most: 10, perMs: minuteMs, visitorsPerAddress: 5 },
  review: { most: 5, perMs: hourMs, visitorsPerAddress: 20 },
  contact: { most: 5, perMs: hourMs, visitorsPerAddress: 20 },
  question: { most: 5, perMs: hourMs, visitorsPerAddress: 20 },
  quote: { most: 5, perMs: hourMs, visitorsPerAddress: 20 },
  stockNotice: { most: 5, perMs: hourMs, visitorsPerAddress: 20 },
  /** Unpaid orders hold stock for a while. */
  order: { most: 20, perMs: hourMs, visitorsPerAddress: 10 },
  /** Documents typed in the checkout: whether a coupon applies to one tells something of its person. */
  buyer: { most: 20, perMs: hourMs, visitorsPerAddress: 20 },
  orderRequest: { most: 10, perMs: hourMs, visitorsPerAddress: 10 },
  newsletter: { most: 100, perMs: hourMs },
  register: { most: 100, perMs: hourMs },
  /** A session of a customer: each mails an address that may be another person's. */
  emailChange: { most: 5, perMs: hourMs, visitorsPerAddress: 5 },
  orderLink: { most: 60, perMs: 15 * minuteMs },
  recovery: { most: 60, perMs: 15 * minuteMs },
  login: { most: 300, perMs: 15 * minuteMs },
  /** Few passwords tried on many accounts lock none of them. */
  wrongPassword: { most: 30, perMs: 15 * minuteMs, isQuiet: true },
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
  /** Takes back what `take` has counted: for what turns out not to fall under the limit. */
  giveBack(c: Context, name: LimitName): void;
}

/** Limit of a range of addresses, as a multiple of that of an address, for rules by address and by session. */
const addressesPerRange = 10;
const sharedAddressesPerRange = 2;
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
  /** The limits that a request counts for; none if it comes from within the process. */
  const listCounted = (c: Context, name: LimitName): { key: string; rule: Rule }[] => {
    // The server sets it. Calls from within the process have none and are not limited.
    const address = c.req.header('X-Client-Address');
    if (!hasLimits || address === undefined) return [];
    const { visitor, range } = toVisitorKeys(address);
    const single: NamedRule = rules[name];
    const { visitorsPerAddress } = single;
    const shared = multiply(single, visitorsPerAddress ?? 1);
    const session = visitorsPerAddress && findSessionToken(c, cookieName);
    return [
      {
        key: `${name} range ${range}`,
        rule: multiply(shared, visitorsPerAddress ? sharedAddressesPerRange : addressesPerRange),
      },
      { key: `${name} ${visitor}`, rule: shared },
      ...(session ? [{ key: `${name} ${visitor} ${session}`, rule: single }] : []),
    ];
  };
  return {
    take(c, name) {
      const counted = listCounted(c, name);
      if (counted.length === 0) return;
      const nowMs = now();
      const { isQuiet }: NamedRule = rules[name];
      const balances = counted.map(({ key, rule }) => windows.peek(key, rule, nowMs));
      const retryAfterMs = Math.max(...balances.map((balance) => balance.retryAfterMs));
      const remaining = Math.min(...balances.map((balance) => balance.remaining));
      if (!isQuiet) {
        c.header('X-RateLimit-Limit', String(Math.min(...counted.map(({ rule }) => rule.most))));
        c.header('X-RateLimit-Remaining', String(Math.max(0, remaining - 1)));
      }
      if (retryAfterMs > 0) {
        const headers = { 'Retry-After': String(Math.ceil(retryAfterMs / secondMs)) };
        throw new ApiError('too-many', refusal, { headers });
      }
      for (const { key, rule } of counted) windows.count(key, rule, nowMs);
    },
    giveBack(c, name) {
      const nowMs = now();
      for (const { key, rule } of listCounted(c, name)) windows.takeBack(key, rule, nowMs);
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
