import { type Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { nextResponse, type ReceivedResponse, sendRequest } from './testing/send-request.ts';

/** Renders the response of the app behind the cache; tests replace it. */
let page: (request: Request) => Response | Promise<Response>;
let versions: Record<string, number>;
let added: (keys: readonly string[]) => [string, string][];
let cache: PageCache;
let errors: string[];
let port: number;
let server: Server;

const onError = (error: unknown): number => errors.push(String(error));
const html = (text: string, headers: Record<string, string> = {}) =>
  new Response(`<p>${text}</p>`.repeat(200), {
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers },
  });

beforeEach(async () => {
  [versions, added, errors] = [{}, () => [], []];
  let renderings = 0;
  page = () => html(String((renderings += 1)));
  cache = createPageCache({
    cookieName: 'SID',
    personalPaths: ['/minha-conta', '/checkout', '/mensagens', '/sacola', '/favoritos'],
    toDeviceClass: (userAgent) => (userAgent.includes('Mobile') ? 'phone' : 'desktop'),
    maxBytes: 100_000,
    siteUrl: 'http://loja.test',
    render: (request) => page(request),
    keys: ({ pathname }) => [pathname],
    version: ([path = '']) => versions[path] ?? 1,
    addHeaders: (keys) => added(keys),
    onError,
  });
  const options = { middleware: cache.middleware, onError };
  server = await listen(() => new Response('passed on'), { port: 0, host: '127.0.0.1' }, options);
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(port, path, headers, method);
const textOf = async (...args: Parameters<typeof send>) => (await send(...args)).text;

describe('a public page', () => {
  it('is rendered once for concurrent and later requests', async () => {
    let finish = (): void => undefined;
    page = () => new Promise((resolve) => (finish = () => resolve(html('slow'))));
    const waiting = [textOf('/'), textOf('/'), textOf('/')];
    await expect.poll(() => cache.metrics().misses).toBe(3);
    finish();
    expect(await Promise.all(waiting)).toEqual(['slow', 'slow', 'slow']);
    expect(await textOf('/')).toBe('slow');
    expect(cache.metrics()).toMatchObject({ hits: 1, misses: 3, passed: 0, pages: 1 });
  });

  it('is sent in the best accepted encoding, each with its own ETag', async () => {
    const responses = await Promise.all(
      ['br, gzip', 'gzip', ''].map((accepted) => send('/', { 'Accept-Encoding': accepted })),
    );
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(responses.map(({ text }) => text)).toEqual(['1', '1', '1']);
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3);
    expect(responses[0]?.headers.vary).toBe('Accept-Encoding');
  });

  it('responds with 304 to a matching ETag, and HEAD without the body', async () => {
    const { headers } = await send('/', { 'Accept-Encoding': 'br' });
    const again = await send('/', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${headers.etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    const head = await send('/', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  });

  it('is the same for a visitor with a session', async () => {
    const plain = await send('/', { 'Accept-Encoding': 'br' });
    const own = await send('/', { 'Accept-Encoding': 'br', Cookie: 'a=b; SID=x' });
    expect([own.text, own.headers]).toEqual([plain.text, { ...plain.headers, date: own.headers.date }]);
    expect(cache.metrics()).toMatchObject({ hits: 1, misses: 1 });
  });

  it('is cached per path, sorted query and device class', async () => {
    expect(await textOf('/a?pg=2&ipp=24')).toBe('1');
    expect(await textOf('/a?ipp=24&pg=2')).toBe('1');
    expect(await textOf('/a?pg=1&pg=2')).toBe('2');
    expect(await textOf('/a?pg=2&pg=1')).toBe('3');
    expect(await textOf('/a?pg=1&ipp=3&pg=2')).toBe('4');
    expect(await textOf('/a?pg=1&pg=2&ipp=3')).toBe('4');
    expect(await textOf('/a?%70g=1&ipp=3&pg=2'), 'an encoded name').toBe('4');
    expect(await textOf('/a?ipp=24')).toBe('5');
    expect(await textOf('/b?ipp=24')).toBe('6');
    expect(await textOf('/a?ipp=24', { 'User-Agent': 'Mobile' })).toBe('7');
  });

  it('stores nothing of the request that it was rendered for', async () => {
    page = (request) => html(JSON.stringify([...request.headers]), { 'X-Request-Id': 'abc' });
    const { text, headers } = await send('/', { 'X-Original-URL': '/x', Host: 'evil.test' });
    expect([text, headers['x-request-id']]).toEqual(['[]', 'abc']);
    const other = await send('/', { Cookie: 'SID=x' });
    expect([other.text, other.headers['x-request-id']]).toEqual(['[]', undefined]);
    expect(await textOf('/b', { Cookie: 'SID=x', Session: 'x', Authorization: 'x' })).toBe('[]');
  });

  it('is rendered again after a change, also after one during its rendering', async () => {
    expect(await textOf('/')).toBe('1');
    await send('/other');
    versions['/'] = 2;
    expect([await textOf('/'), await textOf('/other')]).toEqual(['3', '2']);
    page = () => {
      versions['/'] = 4;
      return html('of version 3');
    };
    versions['/'] = 3;
    await send('/');
    page = () => html('of version 4');
    expect(await textOf('/')).toBe('of version 4');
  });

  it('is revalidated in the background after a minute, and served stale for five while that fails', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    expect(await textOf('/')).toBe('1');
    clock.mockReturnValue(61_000);
    expect(await textOf('/')).toBe('1');
    await expect.poll(() => textOf('/')).toBe('2');
    page = () => Promise.reject(new Error('away'));
    clock.mockReturnValue(200_000);
    expect(await textOf('/')).toBe('2');
    await expect.poll(() => errors).toEqual([expect.stringContaining('away')]);
    clock.mockReturnValue(362_000);
    expect(await textOf('/')).toBe('passed on');
  });

  it('is stored in buffers of its own, which an unchanged rendering shares', async () => {
    const end = vi.spyOn(ServerResponse.prototype, 'end');
    page = () => html('same');
    const first = await send('/', { 'Accept-Encoding': 'br' });
    versions['/'] = 2;
    const again = await send('/', { 'Accept-Encoding': 'br' });
    expect([again.headers.etag, again.text, cache.metrics().misses]).toEqual([first.headers.etag, 'same', 2]);
    const [bytes, shared] = end.mock.calls.map(([body]: unknown[]) => (Buffer.isBuffer(body) ? body : undefined));
    expect(bytes?.length).toBeGreaterThan(0);
    expect(bytes?.buffer.byteLength).toBe(bytes?.length);
    expect(shared).toBe(bytes);
    [page, versions] = [() => html('other'), { '/': 3 }];
    expect((await send('/', { 'Accept-Encoding': 'br' })).headers.etag).not.toBe(first.headers.etag);
  });

  it('is decompressed as fast as the client reads, if that accepts no encoding', async () => {
    page = () => html('x'.repeat(50_000));
    const sending = nextResponse(server);
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const response = await sending;
    await expect.poll(() => response.writableNeedDrain, { timeout: 30_000 }).toBe(true);
    expect(response.writableLength).toBeLessThan(256 * 1024);
    socket.destroy();
  });

  it('is evicted when others need its space', async () => {
    page = (request) => html(Array.from({ length: 600 }, () => Math.random()).join(request.url));
    for (let index = 0; index < 20; index += 1) await send(`/${index}`);
    const { pages, bytes } = cache.metrics();
    expect(pages).toBeLessThan(20);
    expect(bytes).toBeLessThanOrEqual(100_000);
  });
});

describe('a CDN in front', () => {
  const toKeys = ({ headers }: ReceivedResponse) => headers['surrogate-key'];

  it('gets the added headers with misses, hits and 304s', async () => {
    added = (keys) => [['surrogate-key', keys.join(' ')]];
    page = () => html('x', { 'Surrogate-Key': 'of another process' });
    const first = await send('/a?pg=1');
    const unchanged = await send('/a?pg=1', { 'If-None-Match': first.headers.etag ?? '' });
    expect([first.status, unchanged.status]).toEqual([200, 304]);
    expect([first, unchanged].map(toKeys)).toEqual(['/a', '/a']);
  });

  it('gets none of them with uncacheable responses', async () => {
    added = () => [['surrogate-key', 'x']];
    page = () => new Response('x', { status: 404, headers: { 'Cache-Control': 'public' } });
    expect(toKeys(await send('/a'))).toBeUndefined();
    page = () => html('x');
    expect(toKeys(await send('/checkout/acesso/'))).toBeUndefined();
  });

  it('gets the Vary header of the page with Accept-Encoding added', async () => {
    page = () => html('x', { Vary: 'User-Agent' });
    expect((await send('/')).headers.vary).toBe('User-Agent, Accept-Encoding');
  });
});

describe('a public API call', () => {
  const call = '/api/v2/front/url/verify?url=/a';

  it('is rendered once per App-Token, with a session and without', async () => {
    page = (request) =>
      html(`for ${request.headers.get('App-Token')}`, { 'X-RateLimit-Remaining': '49', 'Request-Id': 'x' });
    const first = await send(call, { 'App-Token': 'one' });
    const second = await send(call, { 'App-Token': 'one', Cookie: 'SID=x', 'User-Agent': 'Mobile' });
    expect([first.text, second.text, await textOf(call, { 'App-Token': 'two' })]).toEqual([
      'for one',
      'for one',
      'for two',
    ]);
    expect([first, second].map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['49', undefined]);
    expect(first.headers['request-id'], 'as in the log').toBe('x');
    expect(second.headers['request-id']).toMatch(/^[\w-]{36}$/);
    expect(cache.metrics()).toMatchObject({ hits: 1, misses: 2 });
  });

  it('is passed on without a token, and with one that is too long', async () => {
    expect(await textOf(call)).toBe('passed on');
    expect(await textOf(call, { 'App-Token': 'x'.repeat(101) })).toBe('passed on');
    expect(cache.metrics()).toMatchObject({ hits: 0, misses: 0, passed: 2 });
  });

  it('does not cache the 429 of one client for others', async () => {
    page = () => new Response('x', { status: 429 });
    expect(await send(call, { 'App-Token': 'one', Cookie: 'allowed=1' })).toMatchObject({ status: 429, text: 'x' });
    // Clients with a session have a limit of their own.
    for (const headers of [{ Cookie: 'SID=1' }, { Session: '1' }])
      expect(await textOf(call, { 'App-Token': 'one', ...headers })).toBe('passed on');
    page = () => html('well');
    expect(await textOf(call, { 'App-Token': 'one' })).toBe('well');
  });
});

describe('passed on to the app', () => {
  it.each([
    ['a write', '/', {}, 'POST'],
    ['a range request', '/', { Range: 'bytes=0-1' }, 'GET'],
    ['the debug view', '/?debug=1', {}, 'GET'],
    ['a call about the visitor', '/api/v2/front/checkout/cart', { 'App-Token': 'wapstore' }, 'GET'],
    ['a page of the account', '/minha-conta/', {}, 'GET'],
    ['a page of the checkout', '/checkout/acesso/', {}, 'GET'],
    ['an address of another host', '//evil.test/', {}, 'GET'],
    ['a URL that is too long', `/?${'x'.repeat(600)}`, {}, 'GET'],
    ['the debug view under an encoded name', '/?%64ebug=1', {}, 'GET'],
    ['a query with too many parameters', `/?${'filtro=1&'.repeat(20)}`, {}, 'GET'],
  ])('%s', async (_, path, headers, method) => {
    expect(await textOf(path, headers, method)).toBe('passed on');
    expect(cache.metrics()).toMatchObject({ hits: 0, misses: 0, passed: 1 });
  });

  it.each([
    ['a page with no-store', () => html('x', { 'Cache-Control': 'private, no-store' })],
    ['a page without Cache-Control', () => new Response('x')],
    ['a page that sets a cookie', () => html('x', { 'Set-Cookie': 'SID=1' })],
    ['a page that does not exist', () => new Response('x', { status: 404, headers: { 'Cache-Control': 'public' } })],
    ['a redirect', () => Response.redirect('http://loja.test/b', 301)],
  ])('%s, and is not rendered for the cache again before the version changes', async (_, createResponse) => {
    const render = vi.fn<() => Response>(createResponse);
    page = render;
    const { status, headers, text } = await send('/', { 'Accept-Encoding': 'br' });
    const expected = createResponse();
    expect([status, headers.location, text]).toEqual([
      expected.status,
      expected.headers.get('Location') ?? undefined,
      /<p>(.*?)</.exec(await expected.text())?.[1] ?? (expected.body ? 'x' : ''),
    ]);
    expect(await textOf('/')).toBe('passed on');
    expect(render).toHaveBeenCalledOnce();
    versions['/'] = 2;
    expect((await send('/', { Cookie: 'SID=x' })).status, 'the same for a visitor with a session').toBe(status);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.metrics().pages).toBe(0);
  });
});
