// Generated requests for any call of the contract: mostly near to valid, with invalid values in every part.

import fc from 'fast-check';
import type { Call } from '#contract/calls.ts';
import { anyText } from '#rules/testing/any-text.ts';
import { createBody } from './arbitrary-body.ts';
import { type SendOptions, testSiteUrl } from './test-api.ts';

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
  { weight: 1, arbitrary: anyText(40) },
  { weight: 1, arbitrary: fc.nat(400).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('/oleos-essenciais', '/lista/kit-sono', '/busca', 'caszulo', 'Menor Preço') },
);
/** Values that no field expects. */
const nonsense = fc.oneof(
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

const contentTypes = [
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
];
/** Bodies that are not JSON objects, mostly not JSON. */
const brokenTexts = [
  '',
  ' ',
  '{',
  '{"itens":[',
  '[1,',
  '{"a":1}}',
  'null',
  'undefined',
  '<a/>',
  'a=b&c=d',
  '\ufeff{}',
  "{'a':1}",
];

/** JSON bodies, malformed ones, and wrong content types; from a page of the shop or from a server. */
function createContent(call: Call): fc.Arbitrary<SendOptions> {
  const json = call.request ? createBody(call.request, nonsense) : fc.constant({});
  const type = fc.constantFrom(...contentTypes);
  const origin = fc.constantFrom<Record<string, string>>({}, { Origin: testSiteUrl });
  const typed = (body: fc.Arbitrary<string>) =>
    fc
      .tuple(body, type, origin)
      .map(([sent, contentType, from]) => ({ body: sent, headers: { 'Content-Type': contentType, ...from } }));
  return fc.oneof(
    { weight: 8, arbitrary: call.request ? json.map((value) => ({ json: value })) : fc.constant({}) },
    { weight: 1, arbitrary: typed(fc.constantFrom(...brokenTexts)) },
    { weight: 1, arbitrary: typed(json.map((value) => JSON.stringify(value))) },
  );
}

/** A path below `/api/v2/front` and its request. */
export function createRequest(call: Call): fc.Arbitrary<[path: string, options: SendOptions]> {
  const content = call.method === 'GET' ? fc.constant<SendOptions>({}) : createContent(call);
  return fc.tuple(createPath(call), content).map(([path, options]) => [path, { ...options, method: call.method }]);
}
