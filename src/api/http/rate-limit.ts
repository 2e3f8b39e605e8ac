// How often one visitor may do what is dear or can be abused. Counted in this process, by address and session.
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** So many in so long, by name. */
const rules = {
  search: { most: 50, perMs: 10 * secondMs },
  freight: { most: 10, perMs: 2 * secondMs },
  coupon: { most: 10, perMs: minuteMs },
  review: { most: 5, perMs: hourMs },
  contact: { most: 5, perMs: hourMs },
  newsletter: { most: 10, perMs: hourMs },
  register: { most: 10, perMs: hourMs },
  recovery: { most: 5, perMs: 15 * minuteMs },
  login: { most: 50, perMs: 15 * minuteMs },
} as const;

export type LimitName = keyof typeof rules;

export interface Limiter {
  /** Counts one; throws `too-many` with Retry-After when the visitor has used up what the rule grants. */
  take(c: Context, name: LimitName): void;
}

const maxVisitors = 50_000;
const refusal = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';

export function createLimiter({ clock, hasLimits }: { clock: () => Date; hasLimits: boolean }): Limiter {
  const windows = new LRUCache<string, { start: number; count: number }>({ max: maxVisitors });
  return {
    take(c, name) {
      const address = findClientAddress(c);
      if (!hasLimits || address === undefined) return;
      const { most, perMs } = rules[name];
      const now = clock().getTime();
      const key = `${name} ${address}`;
      const known = windows.get(key);
      const window = known && now - known.start < perMs ? known : { start: now, count: 0 };
      window.count += 1;
      windows.set(key, window);
      if (window.count <= most) return;
      const retryAfter = Math.ceil((window.start + perMs - now) / secondMs);
      throw new ApiError('too-many', refusal, { headers: { 'Retry-After': String(retryAfter) } });
    },
  };
}

/** What the server wrote down; a call from within the process has none and is not limited. */
function findClientAddress(c: Context): string | undefined {
  return c.req.header('X-Client-Address');
}
