import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CircuitOpenError } from '#api/http/limits/circuit-breaker.ts';
import { withServiceUnavailable, createRemoteApi } from './remote-api.ts';

let server: Server;
let baseUrl = '';
let received: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.setHeader('Set-Cookie', ['PHPSESSID=new; HttpOnly', 'other=1']);
      if (request.url?.includes('/silent')) return;
      if (request.url?.endsWith('/large')) {
        response.end('x'.repeat(2000));
        return;
      }
      if (request.url?.endsWith('/broken')) {
        response.writeHead(200, { 'Content-Length': '100' }).write('half', () => response.destroy());
        return;
      }
      response.setHeader('Content-Encoding', 'gzip');
      response.end(gzipSync('{"ok":true}'));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}/base`;
});

beforeEach(() => {
  received = [];
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const options = { appToken: 'wapstore', callers: 'storefront', cookieName: 'PHPSESSID' } as const;
const remote = () => createRemoteApi({ ...options, baseUrl });

it('puts the address behind the configured base and adds the token and the session [R7-01]', async () => {
  const headers = { Cookie: 'a=1; PHPSESSID=abc', 'X-Request-Id': 'visit-1' };
  await remote()(new Request('http://loja.test/api/v2/front/menu?x=1', { headers }));
  expect(received).toMatchObject([
    {
      method: 'GET',
      url: '/base/v2/front/menu?x=1',
      headers: { 'app-token': 'wapstore', session: 'abc', 'x-request-id': 'visit-1' },
    },
  ]);
});

it.each([
  ['storefront', undefined, 'of-the-api'],
  ['storefront', 'wrong', 'of-the-api'],
  ['clients', 'wapstore', 'of-the-api'],
  ['clients', 'of-the-api', 'of-the-api'],
  ['clients', 'wrong', 'wrong'],
  ['clients', undefined, undefined],
] as const)('sends for the %s, given the token %s, %s', async (callers, given, sent) => {
  const headers = { ...(given && { 'App-Token': given }) };
  const api = createRemoteApi({ ...options, baseUrl, callers, appToken: 'of-the-api' });
  await api(new Request('http://loja.test/api/v2/front/menu', { headers }));
  expect(received[0]?.headers['app-token']).toBe(sent);
});

it('does not replace a Session header of the client', async () => {
  const headers = { Cookie: 'PHPSESSID=abc', Session: 'named' };
  await remote()(new Request('http://loja.test/api/v2/front/menu', { headers }));
  expect(received[0]?.headers['session']).toBe('named');
});

it('forwards bodies, and returns status, cookies and the decompressed response', async () => {
  const request = new Request('http://loja.test/api/v2/front/checkout/cart', { method: 'DELETE', body: '{"a":1}' });
  const answer = await remote()(request);
  expect(received).toMatchObject([{ method: 'DELETE', body: '{"a":1}' }]);
  expect(answer.headers.getSetCookie()).toEqual(['PHPSESSID=new; HttpOnly', 'other=1']);
  expect(answer.headers.has('Content-Encoding')).toBe(false);
  expect(await answer.json()).toEqual({ ok: true });
});

it('shows the service key, so that the API believes the address that it passes on', async () => {
  const serviceKey = 'k'.repeat(40);
  const headers = { 'X-Client-Address': '203.0.113.7', 'X-Forwarded-For': '203.0.113.7' };
  const request = new Request('http://loja.test/api/v2/front/menu', { headers });
  await createRemoteApi({ ...options, baseUrl, serviceKey })(request);
  await remote()(new Request('http://loja.test/api/v2/front/menu', { headers }));
  expect(received).toMatchObject([
    { headers: { 'x-service-key': serviceKey, 'x-client-address': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' } },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
  ]);
  expect(received[1]?.headers['x-service-key']).toBeUndefined();
});

it('fetches pictures from the host of the API', async () => {
  await remote()(new Request('http://loja.test/img/a.0123456789-160.webp'));
  expect(received[0]?.url).toBe('/img/a.0123456789-160.webp');
});

it('rejects when the API is unreachable, and answers browsers 503', async () => {
  const unreachable = createRemoteApi({ ...options, baseUrl: 'http://127.0.0.1:1' });
  const ask = () => new Request('http://loja.test/api/v2/front/menu');
  await expect(unreachable(ask())).rejects.toThrow('fetch failed');
  const answer = await withServiceUnavailable(unreachable)(ask());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'Não deu certo agora. Tente de novo em instantes.' });
});

it('rejects when the body of the API breaks off', async () => {
  await expect(remote()(new Request('http://loja.test/api/v2/front/broken'))).rejects.toThrow('terminated');
});

it.each([
  ['a read', '/api/v2/front/silent', 'GET', { readMs: 50 }],
  ['a picture', '/img/silent.webp', 'GET', { pictureMs: 50 }],
  ['a write', '/api/v2/front/silent', 'POST', { writeMs: 50 }],
])('gives %s to which the API does not respond its own time', async (_, path, method, limits) => {
  const api = createRemoteApi({ ...options, baseUrl, limits });
  await expect(api(new Request(`http://loja.test${path}`, { method }))).rejects.toThrow('timeout');
});

it('rejects a response that is larger than a page can need', async () => {
  const api = createRemoteApi({ ...options, baseUrl, limits: { bodyBytes: 1000 } });
  await expect(api(new Request('http://loja.test/api/v2/front/large'))).rejects.toThrow('more than 1000 bytes');
});

it('rejects reads at once after five without a response, while pictures and writes are still sent', async () => {
  const api = createRemoteApi({ ...options, baseUrl, limits: { readMs: 50 } });
  const ask = (path: string, method = 'GET') => api(new Request(`http://loja.test${path}`, { method }));
  const silent = '/api/v2/front/silent';
  for (let time = 0; time < 5; time += 1) await expect(ask(silent)).rejects.toThrow('timeout');
  received = [];
  const refused = ask(silent);
  await expect(refused).rejects.toThrow(CircuitOpenError);
  await expect(refused, 'pages say that the API is slow').rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  expect(received).toEqual([]);
  expect((await ask('/img/a.0123456789-160.webp')).status).toBe(200);
  expect((await ask('/api/v2/front/checkout/cart', 'POST')).status).toBe(200);
});

it('does not count visitors who leave as failures of the API', async () => {
  const api = createRemoteApi({ ...options, baseUrl });
  for (let time = 0; time < 6; time += 1) {
    const signal = AbortSignal.abort();
    await expect(api(new Request('http://loja.test/api/v2/front/silent', { signal }))).rejects.toThrow('aborted');
  }
  expect((await api(new Request('http://loja.test/api/v2/front/menu'))).status).toBe(200);
});

it('does not call it a fault when the browser has gone', async () => {
  const request = new Request('http://loja.test/img/a.0123456789-160.webp', { signal: AbortSignal.abort() });
  expect((await withServiceUnavailable(remote())(request)).status).toBe(499);
});
