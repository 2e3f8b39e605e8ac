import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { createHealth } from './health.ts';
import { drain, listen } from './listen.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createQueues, createRenderQueue } from './render-queue.ts';

/** Paths in the order of their rendering; `/slow...` pages end when the test says so. */
let rendered: string[];
let release: () => void;
let cache: PageCache;
let server: Awaited<ReturnType<typeof listen>>;
let base: string;
let port: number;
let sockets: Socket[];

const fail = (error: unknown): never => {
  throw error;
};

beforeEach(async () => {
  rendered = [];
  sockets = [];
  const { promise: released, resolve } = Promise.withResolvers<void>();
  release = resolve;
  const render = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    rendered.push(pathname);
    if (pathname.startsWith('/slow')) await released;
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=0, must-revalidate' };
    return new Response(`page ${pathname}`, { headers });
  };
  const logger = pino({ level: 'silent' });
  const siteUrl = 'http://loja.test';
  // Each rendering is expected to take 20 ms: 11 waiting pages are more than 200 ms of work.
  const queue = createQueues(render, { concurrency: 1, maxWaitMs: 200 });
  const app = createApp({ mounts: [['*', queue]], health: createHealth(async () => true), siteUrl, logger });
  cache = createPageCache({
    cookieName: 'SID',
    toDeviceClass: () => 'any',
    personalPaths: [],
    maxBytes: 100_000,
    siteUrl,
    render: (request, incoming) => app.fetch(request, { incoming }),
    keys: () => [],
    version: () => 1,
    onError: fail,
  });
  server = await listen(app.fetch, { port: 0, host: '127.0.0.1' }, { middleware: cache.middleware, onError: fail });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  base = `http://127.0.0.1:${port}`;
});

afterEach(async () => {
  release();
  for (const socket of sockets) socket.destroy();
  await drain(server);
});

/** Sends a request without reading the response. */
async function open(path: string, headers = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  return socket;
}

const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const countRequests = (): number => cache.metrics().misses + cache.metrics().passed;
const session = 'Cookie: SID=1\r\n';

describe.each([
  ['in front of the page cache', ''],
  ['with a session', session],
])('clients that disconnect, %s', (_, headers) => {
  it('are not rendered, and do not delay the next visitor', async () => {
    await open('/slow', headers);
    await expect.poll(() => rendered).toEqual(['/slow']);
    const abandoned = await Promise.all(Array.from({ length: 8 }, (_unused, index) => open(`/gone-${index}`, headers)));
    await expect.poll(connections).toBe(9);
    for (const socket of abandoned) socket.destroy();
    await expect.poll(connections).toBe(1);
    const received = countRequests();
    const next = fetch(`${base}/next`);
    await expect.poll(countRequests).toBe(received + 1);
    release();
    expect(await (await next).text()).toBe('page /next');
    expect(rendered).toEqual(['/slow', '/next']);
  });

  it('free their places in a full queue', async () => {
    await open('/slow', headers);
    await expect.poll(() => rendered).toEqual(['/slow']);
    const refusals: string[] = [];
    const abandoned = await Promise.all(
      Array.from({ length: 30 }, (_unused, index) => open(`/gone-${index}`, headers)),
    );
    for (const socket of abandoned) socket.on('data', (chunk: Buffer) => refusals.push(chunk.toString()));
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    for (const socket of abandoned) socket.destroy();
    await expect.poll(connections).toBe(1);
    const received = countRequests();
    const next = fetch(`${base}/next`);
    await expect.poll(countRequests).toBe(received + 1);
    release();
    expect((await next).status).toBe(200);
    expect(rendered).toEqual(['/slow', '/next']);
  });
});

it('renders a shared page as long as one of its clients waits', async () => {
  await open('/slow');
  await expect.poll(() => rendered).toEqual(['/slow']);
  const first = await open('/shared');
  const second = fetch(`${base}/shared`);
  await expect.poll(() => cache.metrics().misses).toBe(3);
  first.destroy();
  release();
  expect(await (await second).text()).toBe('page /shared');
});

it('answers 503 with Retry-After beyond the limit, and health checks and cached pages as ever', async () => {
  expect(await (await fetch(`${base}/cached`)).text()).toBe('page /cached');
  await open('/slow', session);
  await expect.poll(() => rendered).toEqual(['/cached', '/slow']);
  let refused = 0;
  for (let index = 0; index < 30; index += 1) {
    const socket = await open(`/waiting-${index}`, session);
    socket.on('data', (chunk: Buffer) => (refused += Number(chunk.toString().startsWith('HTTP/1.1 503 '))));
  }
  await expect.poll(() => refused).toBeGreaterThan(0);
  const surplus = await fetch(`${base}/surplus`, { headers: { Cookie: 'SID=1' } });
  const read = (name: string) => surplus.headers.get(name);
  expect([surplus.status, read('Retry-After'), read('Cache-Control'), read('Connection')]).toEqual([
    503,
    '2',
    'no-store',
    'close',
  ]);
  expect(await surplus.text()).toContain('Tente de novo em instantes.');
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${base}/cached`)).text()).toBe('page /cached');
  expect(rendered).toEqual(['/cached', '/slow']);
  release();
  await expect.poll(async () => (await fetch(`${base}/surplus`)).status).toBe(200);
});

it('lets others be answered between the pages of a burst', async () => {
  let turns = 0;
  const startedAt: number[] = [];
  const render = async () => {
    startedAt.push(turns);
    return new Response();
  };
  const queue = createRenderQueue(render, { concurrency: 4, maxWaitMs: 1000 });
  const count = (): void => {
    turns += 1;
    if (startedAt.length < 6) setImmediate(count);
  };
  count();
  await Promise.all(Array.from({ length: 6 }, (_, index) => queue(new Request(`http://loja.test/${index}`))));
  const between = startedAt.slice(1).map((turn, index) => turn - (startedAt[index] ?? 0));
  // A connection takes a turn to be accepted and some more to be answered.
  expect(Math.min(...between)).toBeGreaterThanOrEqual(25);
});

it('answers writes and the personal data of a page while pages wait and are refused', async () => {
  await open('/slow', session);
  await expect.poll(() => rendered).toEqual(['/slow']);
  for (let index = 0; index < 30; index += 1) await open(`/waiting-${index}`, session);
  const get = (path: string, method = 'GET') => fetch(base + path, { method, headers: { Cookie: 'SID=1' } });
  await expect.poll(async () => (await get('/surplus')).status).toBe(503);
  const others = [get('/sacola.data', 'POST'), get('/sacola', 'POST'), get('/visita')];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const pages = [get('/sacola.data'), get('/sacola', 'HEAD'), get('/visita/outra')];
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(rendered.toSorted()).toEqual(['/sacola', '/sacola.data', '/slow', '/visita']);
});

it('refuses writes too beyond their own limit', async () => {
  const { promise: released, resolve } = Promise.withResolvers<Response>();
  const queue = createQueues(() => released, { concurrency: 1, maxWaitMs: 200 });
  const writes = Array.from({ length: 100 }, () => queue(new Request('http://loja.test/sacola', { method: 'POST' })));
  expect((await Promise.race(writes)).status).toBe(503);
  resolve(new Response());
  expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200, 503]));
});

it('passes a failed rendering on and renders the next page', async () => {
  const render = vi.fn<(request: Request) => Promise<Response>>().mockRejectedValueOnce(new Error('lost'));
  render.mockResolvedValueOnce(new Response('well'));
  const queue = createRenderQueue(render, { concurrency: 1, maxWaitMs: 200 });
  const [first, second] = [queue(new Request('http://loja.test/a')), queue(new Request('http://loja.test/b'))];
  await expect(first).rejects.toThrow('lost');
  expect(await (await second).text()).toBe('well');
});
