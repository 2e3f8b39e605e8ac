import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { createTestApi, readSession, type TestApi } from './testing/test-api.ts';

const runs = 40;

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
/** Mostly one of the good values, so that requests also get past the first check. */
const mostly = (...good: readonly unknown[]) =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: value });
const item = fc.record(
  {
    idProduto: mostly(101, 103, '103', 119, 230, 5001, 5007),
    id: mostly(101, '101', 110, 103),
    idAtributoSimples: mostly(0, '0', 201, 202),
    idAtributoValor: mostly(0, 201, '202'),
    idUnidadeVenda: mostly(0, '0'),
    idArmazem: mostly(0, '0'),
    quantidade: mostly(-1, 0, 1, '2', 3, 2000),
    adicional: mostly('', '', '101-201-1', '101-201-2;110-201-1'),
    parametros: mostly('', '', '101-201-1', '101-201-2;110-201-1'),
  },
  { requiredKeys: ['idProduto', 'id'] },
);
const items = fc.oneof(
  { weight: 9, arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: value },
);
const fields = fc.record(
  {
    tipo: mostly('produto', 'lista'),
    idListaCompra: mostly(5001, 5007, '5010'),
    itens: items,
    produtos: items,
    carrinho: mostly(true, false),
  },
  { requiredKeys: ['idListaCompra', 'itens', 'produtos'] },
);
const body = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fields, item).map(([head, line]) => ({ ...head, ...line })) },
  { weight: 1, arbitrary: fc.jsonValue() },
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
    const bodies = call.request ? body : fc.constant(undefined);
    await fc.assert(
      fc.asyncProperty(createPath(call), bodies, async (path, json) => {
        const response = await shop.send(path, { method: call.method, json, headers: { Session: session } });
        expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
        expect(findProblem(call, response.status, await response.json())).toBeUndefined();
        expect(shop.failures.splice(0)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
