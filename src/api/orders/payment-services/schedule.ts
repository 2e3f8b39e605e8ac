// When a service is asked again. A payment whose notices are all lost is found by asking, within two minutes.

import type { PaymentKind } from '#rules/orders/order-lines.ts';

const secondMs = 1000;
const longestCheckDelayMs = 60 * secondMs;
/** Its bank takes days to report it. */
const longestBoletoCheckMs = 15 * 60 * secondMs;
const longestRetryDelayMs = 30 * secondMs;
const longestRetryAfterMs = 5 * 60 * secondMs;

/** After `checks` looks at an open payment: 5, 10, 20, 40, then 60 seconds, of a boleto up to a quarter of an hour. */
export const findCheckDelayMs = (checks: number, kind: PaymentKind): number =>
  double(5 * secondMs, checks, kind === 'boleto' ? longestBoletoCheckMs : longestCheckDelayMs);

/** After `checks` attempts the last of which failed: 1, 2, 4, 8, 16, then 30 seconds, or what the service wants. */
export function findRetryDelayMs(checks: number, retryAfterMs: number | undefined): number {
  if (retryAfterMs !== undefined) return Math.min(Math.max(retryAfterMs, secondMs), longestRetryAfterMs);
  return double(secondMs, checks, longestRetryDelayMs);
}

/** After `attempts` to pay a refund back: from a minute to six hours, since only a person can mend most failures. */
export const findRefundDelayMs = (attempts: number): number => double(60 * secondMs, attempts, 6 * 3600 * secondMs);

const dayMs = 24 * 3600 * secondMs;
/** Banks take disputes for half a year. */
const disputableMs = 180 * dayMs;

/** When a paid payment is asked about for disputes; undefined once it is too old for one. */
export const findDisputeCheckMs = (createdAtMs: number, nowMs: number): number | undefined =>
  nowMs - createdAtMs < disputableMs ? nowMs + dayMs : undefined;

function double(firstMs: number, count: number, longestMs: number): number {
  return Math.min(firstMs * 2 ** Math.min(Math.max(count - 1, 0), 20), longestMs);
}
