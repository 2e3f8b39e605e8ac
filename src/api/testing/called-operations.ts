// Records which operations of the contract the API tests called with success; `npm run check` reads the list after the tests.

import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Hono } from 'hono';
import { paymentNotice } from '#contract/buying/payment-notice.ts';
import { calls } from '#contract/calls.ts';

/** One name of `calls`, or `paymentNotice`, a line, in any order and repeated by each worker. */
export const calledOperationsFile = 'test-results/called-operations.txt';

const operations = new Hono();
// Hono uses the first matching route, so paths without parameters come first.
const sorted = Object.entries(calls).toSorted(
  ([, first], [, second]) => Number(first.path.includes(':')) - Number(second.path.includes(':')),
);
for (const [name, { method, path }] of sorted) operations.on(method, `/api/v2/front${path}`, (c) => c.text(name));

operations.on(paymentNotice.method, `/api${paymentNotice.path}`, (c) => c.text('paymentNotice'));

const recorded = new Set<string>();

export async function recordCall({ method, url }: Request, { ok }: Response): Promise<void> {
  if (!ok) return;
  const match = await operations.request(url, { method });
  const name = await match.text();
  if (!match.ok || recorded.has(name)) return;
  recorded.add(name);
  mkdirSync(dirname(calledOperationsFile), { recursive: true });
  appendFileSync(calledOperationsFile, `${name}\n`);
}
