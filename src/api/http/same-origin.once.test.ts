import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { errorSchema } from '#contract/shared.ts';
import { createTestApi, testSiteUrl } from '../testing/test-api.ts';
import type { ApiEnvironment } from './environment.ts';
import { createErrorHandler } from './error-handler.ts';
import { requireSameOrigin } from './same-origin.ts';

const json = { 'Content-Type': 'application/json' };
const own = { Origin: testSiteUrl, 'Sec-Fetch-Site': 'same-origin' };
const foreign = 'Envio recusado: ele veio de outro site.';
const noJson = 'Envio recusado: mande os dados como JSON.';
const form = 'application/x-www-form-urlencoded';
const note = () => undefined;

const app = new Hono<ApiEnvironment>();
app.use(requireSameOrigin({ siteUrl: testSiteUrl, allowedOrigins: ['https://outra-vitrine.test'] }));
app.all('*', (c) => c.json({ sucesso: true }));
app.onError(createErrorHandler({ info: note, warn: note, error: note }));

type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

interface Sent {
  method?: Method;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  host?: string;
}

/** 200, or the error message. */
async function send({ method = 'POST', headers = {}, body, host = testSiteUrl }: Sent) {
  const response = await app.request(`${host}/`, { method, headers, ...(body !== undefined && { body }) });
  if (response.status === 200) return 200;
  expect(response.status).toBe(403);
  return errorSchema.parse(await response.json()).error;
}

const attacks: readonly (readonly [string, Record<string, string>])[] = [
  ['a form of another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site', 'Content-Type': form }],
  ['a form in a browser without Sec-Fetch-Site', { Origin: 'https://evil.test', 'Content-Type': form }],
  ['a fetch of another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site', ...json }],
  ['a fetch that hides its origin', { 'Sec-Fetch-Site': 'cross-site', ...json }],
  ['JSON as text/plain', { Origin: 'https://evil.test', 'Content-Type': 'text/plain' }],
  ['a null Origin, as sandboxed frames send', { Origin: 'null', ...json }],
  ['a null Origin that claims to be ours', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', ...json }],
  ['an empty Origin', { Origin: '', ...json }],
  ['nonsense as Origin', { Origin: 'loja.test', ...json }],
  ['two Origins', { Origin: `${testSiteUrl}, https://evil.test`, ...json }],
  ['an Origin that begins like ours', { Origin: 'https://loja.test.evil.test', ...json }],
  ['an Origin that ends like ours', { Origin: 'https://evil-loja.test', ...json }],
  ['an Origin with our name as user', { Origin: 'https://loja.test@evil.test', ...json }],
  ['another port', { Origin: 'https://loja.test:8443', ...json }],
  ['a subdomain', { Origin: 'https://blog.loja.test', 'Sec-Fetch-Site': 'same-site', ...json }],
  ['a subdomain that hides its origin', { 'Sec-Fetch-Site': 'same-site', ...json }],
  ['an unknown kind of site', { 'Sec-Fetch-Site': 'x', ...json }],
];

describe('a change', () => {
  it.each(attacks)('is refused from %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect(await send({ method, headers, body: '{}' })).toBe(foreign);
    }
  });

  it.each([
    ['a form', form],
    ['a form with files', 'multipart/form-data; boundary=x'],
    ['JSON as text/plain', 'text/plain'],
    ['JSON as text/plain with a charset', 'text/plain;charset=UTF-8'],
    ['a text that mentions JSON', 'text/plain; application/json'],
    ['a longer name', 'application/jsonp'],
    ['an empty type', ''],
  ])('from our own page is refused as %s', async (_, contentType) => {
    for (const browser of [own, { Origin: testSiteUrl }, { 'Sec-Fetch-Site': 'same-origin' }]) {
      expect(await send({ headers: { ...browser, 'Content-Type': contentType }, body: '{}' })).toBe(noJson);
    }
  });

  it('from our own page is refused when its body has no content type', async () => {
    expect(await send({ headers: { ...own, 'Content-Length': '2' } })).toBe(noJson);
    expect(await send({ headers: { ...own, 'Transfer-Encoding': 'chunked' } })).toBe(noJson);
  });

  it.each([
    ['JSON', { headers: { ...own, ...json }, body: '{}' }],
    ['JSON with a charset', { headers: { ...own, 'Content-Type': 'Application/JSON ; charset=utf-8' }, body: '{}' }],
    ['JSON in a browser without Sec-Fetch-Site', { headers: { Origin: testSiteUrl, ...json }, body: '{}' }],
    ['a call that the person started', { headers: { 'Sec-Fetch-Site': 'none', ...json }, body: '{}' }],
    ['nothing, declared as JSON', { method: 'PUT', headers: { ...own, ...json } }],
    ['nothing', { headers: { ...own, 'Content-Length': '0' } }],
    ['nothing, undeclared', { method: 'DELETE', headers: own }],
    ['JSON through a proxy that ends TLS', { headers: { Origin: testSiteUrl, ...json }, host: 'http://loja.test' }],
  ] satisfies [string, Sent][])('from our own page passes with %s', async (_, sent) => {
    expect(await send(sent)).toBe(200);
  });

  it('is refused under a name that a stranger has pointed at the shop', async () => {
    const headers = { Origin: 'http://evil.test', 'Sec-Fetch-Site': 'same-origin', ...json };
    expect(await send({ headers, body: '{}', host: 'http://evil.test' })).toBe(foreign);
  });

  it.each([
    ['', {}],
    [' with what its browser said about the page', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('passed on by the server of a storefront that is allowed passes%s', async (_, headers) => {
    const origin = 'https://outra-vitrine.test';
    expect(await send({ headers: { Origin: origin, ...json, ...headers }, body: '{}' })).toBe(200);
    expect(await send({ headers: { Origin: origin, 'Content-Type': form, ...headers }, body: 'a=1' })).toBe(noJson);
    for (const other of [`${origin}:8443`, 'http://outra-vitrine.test', `${origin}.evil.test`])
      expect(await send({ headers: { Origin: other, ...json, ...headers }, body: '{}' })).toBe(foreign);
  });

  it.each([
    ['without a type', { body: new Uint8Array([123, 125]) }],
    ['as text/plain', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
    ['as JSON', { headers: json, body: '{}' }],
    ['with an empty body declared as JSON', { method: 'PUT', headers: json }],
  ] satisfies [string, Sent][])('from a server or an app passes %s', async (_, sent) => {
    expect(await send(sent)).toBe(200);
  });
});

it.each(['GET', 'HEAD', 'OPTIONS'] as const)('is not needed for %s, which every page may send', async (method) => {
  for (const [, headers] of attacks) expect(await send({ method, headers })).toBe(200);
});

const shop = await createTestApi();

describe('every change of the API', () => {
  const changes = Object.values(calls).filter(({ method }) => method !== 'GET');

  it.each(changes)('refuses each attack: $method $path', async ({ method, path }) => {
    const filled = path.replaceAll(/:\w+(?:\{[^}]*\})?/g, '1');
    for (const [, headers] of attacks) {
      const response = await shop.send(filled, { method, headers, body: '{}' });
      expect([response.status, await response.json()]).toEqual([403, { error: foreign }]);
    }
  });
});
