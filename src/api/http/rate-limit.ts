// Rate limits per visitor for operations that are expensive or can be abused.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiDependencies } from '../dependencies.ts';
import { ApiError } from '../errors.ts';
import { findSessionToken } from '../sessions/session-token.ts';
import type { ApiEnvironment } from './environment.ts';
import { createSlidingWindows, type Rule } from './limits/sliding-windows.ts';
import { toVisitorKeys } from './limits/visitor-keys.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

interface NamedRule extends Rule {
  /**
   * Who shares an address with others is told apart by the session that is shown. Nobody proves it here: whoever makes some
   * up shares what all sessions of an address may do. Where even that is too much, the address alone counts.
   */
  isPerSession?: boolean;
}

/**
 * For one visitor, by name. Reads may come in bursts: ten seconds' worth at once. Of a form only what is filled in well
 * counts, so that mistakes cost nobody the message.
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
} as const satisfies Record<string, NamedRule>;

export type LimitName = keyof typeof rules;

export interface Limiter {
  /**
   * Counts one and says in the answer's headers what is left; throws `too-many` with Retry-After when the visitor, or
   * everybody in the visitor's range of addresses together, has used up what the rule grants. Refusals do not count.
   */
  take(c: Context, name: LimitName): void;
}

/** What all sessions of an address, and a whole range of addresses, may do, in visitors. */
const visitorsPerAddress = 5;
const visitorsPerRange = 10;
/** Each weighs about 300 bytes; who was seen longest ago is forgotten first. */
const maxKeys = 50_000;
const refusal = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';

/** Counts in this process alone: behind a load balancer every process grants the whole of a rule. */
export function createLimiter({
  clock,
  hasLimits,
  cookieName,
}: Pick<ApiDependencies, 'clock' | 'hasLimits' | 'cookieName'>): Limiter {
  const windows = createSlidingWindows(maxKeys);
  return {
    take(c, name) {
      const address = findClientAddress(c);
      if (!hasLimits || address === undefined) return;
      const nowMs = clock().getTime();
      const { visitor, range } = toVisitorKeys(address);
      const single: NamedRule = rules[name];
      const counted = [{ key: `${name} range ${range}`, rule: multiply(single, visitorsPerRange) }];
      if (single.isPerSession) {
        counted.push(
          { key: `${name} ${visitor} ${findSessionToken(c, cookieName) ?? ''}`, rule: single },
          { key: `${name} ${visitor}`, rule: multiply(single, visitorsPerAddress) },
        );
      } else counted.push({ key: `${name} ${visitor}`, rule: single });
      const balances = counted.map(({ key, rule }) => windows.look(key, rule, nowMs));
      const retryAfterMs = Math.max(...balances.map((balance) => balance.retryAfterMs));
      const remaining = Math.min(...balances.map((balance) => balance.remaining));
      c.header('X-RateLimit-Limit', String(rules[name].most));
      c.header('X-RateLimit-Remaining', String(Math.max(0, remaining - 1)));
      if (retryAfterMs > 0) {
        const headers = { 'Retry-After': String(Math.ceil(retryAfterMs / secondMs)) };
        throw new ApiError('too-many', refusal, { headers });
      }
      for (const { key, rule } of counted) windows.count(key, rule, nowMs);
    },
  };
}

/** For routes that are limited as a whole; `name` may depend on what is asked. */
export function limit(limiter: Limiter, name: LimitName | ((c: Context) => LimitName)) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    limiter.take(c, typeof name === 'string' ? name : name(c));
    await next();
  });
}

const mostSuggestions = 5;

/** Specification 7: suggestions are a search for the first five products, sent while the shopper types. */
export function toSearchLimit(c: Context): LimitName {
  const asked = Number(c.req.query('limit') ?? Number.NaN);
  return asked <= mostSuggestions ? 'suggestions' : 'search';
}

function multiply({ most, perMs }: Rule, visitors: number): Rule {
  return { most: most * visitors, perMs };
}

/** The client address that the server set. Calls from within the process have none and are not limited. */
function findClientAddress(c: Context): string | undefined {
  return c.req.header('X-Client-Address');
}
