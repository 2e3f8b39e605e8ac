import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createApp, type Mount } from './app.ts';
import { createHealth } from './health.ts';
import type { ClientAddressOptions } from './http/client-address.ts';

interface Options {
  mounts?: Mount[];
  siteUrl?: string;
  allowedOrigins?: string[];
  isReady?: () => Promise<boolean>;
  clientAddress?: ClientAddressOptions;
}

function createTestApp(options: Options = {}) {
  const {
    mounts = [],
    siteUrl = 'http://loja.test',
    allowedOrigins = [],
    isReady = async () => true,
    clientAddress,
  } = options;
  const lines: unknown[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const health = createHealth(isReady);
  return {
    app: createApp({ mounts, health, siteUrl, allowedOrigins, logger, ...(clientAddress && { clientAddress }) }),
    health,
    lines,
  };
}

const page: Mount = [
  '*',
  () => new Response('<p>Olá</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
];

describe('health', () => {
  it('is alive and ready', async () => {
    const { app } = createTestApp();
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  it.each([
    ['does not respond', async () => false],
    ['fails', () => Promise.reject(new Error('connection refused'))],
  ])('is not ready while the database %s, but alive', async (_case, isReady) => {
    const { app } = createTestApp({ isReady });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  it('is not ready while it drains', async () => {
    const { app, health } = createTestApp();
    health.startDraining();
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});

describe('mounts', () => {
  it('are tried in order until one responds', async () => {
    const { app } = createTestApp({ mounts: [['*', () => undefined], ['/api/*', () => new Response('api')], page] });
    expect(await (await app.request('/api/v2/front/settings')).text()).toBe('api');
    expect(await (await app.request('/vegano')).text()).toBe('<p>Olá</p>');
  });

  it('responds with 404 and an error when no mount responds', async () => {
    const response = await createTestApp().app.request('/nada');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Endereço não encontrado.' });
  });

  it('responds with 500 and no internals when a mount fails, and logs the error with the request id', async () => {
    const failing: Mount = ['*', () => Promise.reject(new Error('secret table customer'))];
    const { app, lines } = createTestApp({ mounts: [failing] });
    const response = await app.request('/', { headers: { 'X-Request-Id': 'visit-1' } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'unexpected error', requestId: 'visit-1' }));
  });

  it('logs no error when the client has disconnected', async () => {
    const controller = new AbortController();
    const aborted: Mount = [
      '*',
      ({ signal }) => (controller.abort(), Promise.reject(new Error(String(signal.reason)))),
    ];
    const { app, lines } = createTestApp({ mounts: [aborted] });
    expect((await app.request('/', { signal: controller.signal })).status).toBe(499);
    expect(lines).toEqual([expect.objectContaining({ level: 30, status: 499 })]);
  });

  it('logs the pattern of a route whose path holds a secret', async () => {
    const { app, lines } = createTestApp({ mounts: [page] });
    await app.request('/api/v2/front/evaluations/store/add/chave-secreta?loja=caszulo');
    expect(lines).toMatchObject([{ path: '/api/v2/front/evaluations/store/add/:key', status: 200 }]);
    expect(JSON.stringify(lines)).not.toContain('chave-secreta');
  });

  it('refuses a body of more than one megabyte, and closes the connection on which the rest would come', async () => {
    const { app } = createTestApp({ mounts: [['*', async (request) => new Response(await request.text())]] });
    const response = await app.request('/', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
    expect([response.status, response.headers.get('Connection')]).toEqual([413, 'close']);
  });
});

describe('the address of the client', () => {
  const seenBy = async (options: Options, headers: Record<string, string>) => {
    const mount: Mount = ['*', (request) => new Response(request.headers.get('X-Client-Address'))];
    const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    return (await createTestApp({ ...options, mounts: [mount] }).app.request('/', { headers }, bindings)).text();
  };

  it('is the one of the socket, whatever headers the client sends', async () => {
    expect(await seenBy({}, { 'X-Client-Address': '1.2.3.4', 'X-Forwarded-For': '1.2.3.4' })).toBe('10.0.0.1');
  });

  it('is the one in the header of a trusted proxy', async () => {
    const clientAddress = { trustedProxies: 1, serviceKey: undefined };
    expect(await seenBy({ clientAddress }, { 'X-Forwarded-For': '1.2.3.4, 203.0.113.7' })).toBe('203.0.113.7');
  });

  it('is set on requests with a streamed body too', async () => {
    const mount: Mount = ['*', (request) => new Response(request.headers.get('X-Client-Address'))];
    const body = new Blob(['{}']).stream();
    const request = new Request('http://loja.test/', { method: 'POST', body, duplex: 'half' });
    request.headers.set('X-Client-Address', '1.2.3.4');
    const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
    const response = await createTestApp({ mounts: [mount] }).app.request(request, undefined, bindings);
    expect(await response.text()).toBe('10.0.0.1');
  });
});

describe('request ids and log', () => {
  it('pass the id of the client to the mounts and return it', async () => {
    let seen: string | null = '';
    const mount: Mount = ['*', (request) => ((seen = request.headers.get('X-Request-Id')), new Response())];
    const response = await createTestApp({ mounts: [mount] }).app.request('/', {
      headers: { 'X-Request-Id': 'visit-1' },
    });
    expect(response.headers.get('X-Request-Id')).toBe('visit-1');
    expect(seen).toBe('visit-1');
  });

  it.each(['two words', 'req.4b6f:0c1e', 'x'.repeat(65), '{"a":1}'])(
    'answer and log another id than the invalid %j, which the mounts get as it came, as a service has signed it',
    async (id) => {
      let seen: string | null = '';
      const mount: Mount = ['*', (request) => ((seen = request.headers.get('X-Request-Id')), new Response())];
      const { app, lines } = createTestApp({ mounts: [mount] });
      const response = await app.request('/', { headers: { 'X-Request-Id': id } });
      expect(seen).toBe(id);
      const answered = response.headers.get('X-Request-Id');
      expect(answered).toMatch(/^[\da-f-]{36}$/);
      expect(lines).toEqual([expect.objectContaining({ requestId: answered })]);
    },
  );

  it('are those of a mount that has its own', async () => {
    const mount: Mount = ['*', () => new Response('', { headers: { 'X-Request-Id': 'of-the-api' } })];
    const { app, lines } = createTestApp({ mounts: [mount] });
    const response = await app.request('/', { headers: { 'X-Request-Id': 'two words' } });
    expect(response.headers.get('X-Request-Id')).toBe('of-the-api');
    expect(lines).toEqual([expect.objectContaining({ requestId: 'of-the-api' })]);
  });

  it('logs one line per request, without the query', async () => {
    const { app, lines } = createTestApp({ mounts: [page] });
    await app.request('/busca?busca=presente+para+ana');
    expect(lines).toEqual([expect.objectContaining({ method: 'GET', path: '/busca', status: 200 })]);
    expect(JSON.stringify(lines)).not.toContain('ana');
  });
});

describe('security headers', () => {
  it.each(['/', '/healthz', '/nada.json', '/falha'])('are set on the response to %s', async (path) => {
    const failing: Mount = ['/falha', () => Promise.reject(new Error('no'))];
    const { app } = createTestApp({ mounts: [failing, ['/', page[1]]] });
    const { headers } = await app.request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('microphone=(self)');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.has('X-Powered-By')).toBe(false);
  });

  it('allow other sites to embed pictures, and are not set so on pages', async () => {
    const picture: Mount = ['/img/*', () => new Response('', { headers: { 'Content-Type': 'image/avif' } })];
    const { app } = createTestApp({ mounts: [picture, page] });
    const find = async (path: string) => (await app.request(path)).headers.get('Cross-Origin-Resource-Policy');
    expect(await find('/img/lavanda.avif')).toBe('cross-origin');
    expect(await find('/')).toBeNull();
  });

  it('do not replace the Content-Security-Policy of a page', async () => {
    const mount: Mount = [
      '*',
      () => new Response('', { headers: { 'Content-Security-Policy': "default-src 'self'" } }),
    ];
    const response = await createTestApp({ mounts: [mount] }).app.request('/');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  });

  it('include HSTS only when the shop uses HTTPS', async () => {
    const plain = await createTestApp({ siteUrl: 'http://loja.test' }).app.request('/healthz');
    const secure = await createTestApp({ siteUrl: 'https://loja.test' }).app.request('/healthz');
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false);
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('writes from other sites', () => {
  const send = (headers: Record<string, string>, { method = 'POST', siteUrl = 'http://loja.test' } = {}) =>
    createTestApp({ mounts: [page], siteUrl }).app.request('http://loja.test/sacola', { method, headers });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    // A name that a stranger has pointed at the shop's address.
    { Origin: 'http://evil.test', Host: 'evil.test' },
    { Origin: 'http://evil.test', Host: 'evil.test', 'Sec-Fetch-Site': 'same-origin' },
  ])('are refused: %j', async (headers) => {
    expect((await send(headers)).status).toBe(403);
  });

  it.each([
    {},
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://loja.test' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'http://loja.test' },
    // Behind a proxy that passes another Host on.
    { Origin: 'http://loja.test', Host: '127.0.0.1:3000' },
  ])('our own are not: %j', async (headers) => {
    expect((await send(headers)).status).toBe(200);
  });

  it('are not those under another name of the machine on which a shop is tried', async () => {
    const headers = { Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' };
    expect((await send(headers, { siteUrl: 'http://localhost:3000' })).status).toBe(200);
  });

  it('are accepted by the API from an allowed origin, but not by pages', async () => {
    const { app } = createTestApp({ mounts: [page], allowedOrigins: ['https://outra.test'] });
    const headers = { Origin: 'https://outra.test' };
    const post = async (path: string) => (await app.request(path, { method: 'POST', headers })).status;
    expect([await post('/api/v2/front/newsletter'), await post('/sacola'), await post('/apis')]).toEqual([
      200, 403, 403,
    ]);
  });

  it('may still link to the shop', async () => {
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' }, { method: 'GET' })).status).toBe(200);
  });
});
