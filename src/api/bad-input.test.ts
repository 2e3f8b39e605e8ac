import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { createBody } from './testing/arbitrary-body.ts';
import { createTestApi, readSession, type TestApi } from './testing/test-api.ts';

/** Over all operations and on each engine. */
const requests = 5000;
const runs = Math.ceil(requests / Object.keys(calls).length);
const longestMs = 2000;

let shop: TestApi;
let session: string;
beforeAll(async () => {
  shop = await createTestApi();
  const first = await shop.send('/checkout/cart', { method: 'POST', json: { itens: [{ idProduto: 103 }] } });
  session = readSession(first) ?? '';
});
afterAll(() => shop.close());

const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🧑‍🚀',
  '\u202e',
  'ıİß',
  'a\u0301'.repeat(200),
  '__proto__',
  'constructor',
  'a\r\nSet-Cookie: x=y',
  '\'"><svg/onload=1>',
  '{{7*7}}',
  '%00',
  '%c0%ae',
  '%E0%A4%A',
  '../../etc/passwd',
  "'; drop table carts; --",
  'http://169.254.169.254/',
  '//evil.test',
  'javascript:alert(1)',
  '/oleos-essenciais/../..',
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  '9007199254740993',
  'x'.repeat(9000),
  '(a+)+$',
);
const text = fc.oneof(
  { weight: 2, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.nat(400).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('/oleos-essenciais', '/lista/kit-sono', '/busca', 'caszulo', 'Menor Preço') },
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, 0, -1, 101, 5001, 2 ** 31, 2 ** 53, [], {}, ['x']),
);
/** A path of the call with its parameters and query filled in. */
function createPath(call: Call): fc.Arbitrary<string> {
  const query = fc.dictionary(fc.constantFrom(...Object.keys(call.query?.shape ?? { x: 0 }), 'utm_source'), text);
  return fc.tuple(text, query).map(([parameter, pairs]) => {
    const path = call.path.replaceAll(/:\w+(?:\{[^}]*\})?/g, encodeURIComponent(parameter.toWellFormed()));
    return `${path}?${new URLSearchParams(pairs).toString()}`;
  });
}

const internals = /\b(?:select|insert|sqlite|zod|undefined|null)\b|\/src\/| at /i;

/** Undefined when the answer is as the contract has it. */
function findProblem(call: Call, status: number, answer: unknown): string | undefined {
  if (status === 200) return call.response.safeParse(answer).error?.message;
  const { data, error } = errorSchema.safeParse(answer);
  if (!data) return error.message;
  return status >= 500 || internals.test(data.error) ? `${status} ${data.error}` : undefined;
}

describe.each(Object.entries<Call>(calls))('%s', (_, call) => {
  it('answers whatever comes with its own shape or a sentence, never with a fault', async () => {
    const bodies = call.request ? createBody(call.request, value) : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(createPath(call), bodies, async (path, json) => {
        const start = performance.now();
        const response = await shop.send(path, { method: call.method, json, headers: { Session: session } });
        expect(performance.now() - start).toBeLessThan(longestMs);
        expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
        expect(findProblem(call, response.status, await response.json())).toBeUndefined();
        expect(shop.failures.splice(0)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
