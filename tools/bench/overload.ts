// What other visitors notice of a burst of uncached pages, of visitors who leave, and of clients that do not read.

import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from './checkout-server.ts';
import { compare } from './compare.ts';
import { apiHeaders, apiPrefix, createCartAdditions, pages } from './requests.ts';

const burst = 300;
const leavers = 1500;
const leaveAfterMs = 600;
const unreadConnections = 30;
const requestsPerConnection = 2000;
const unreadMs = 4000;

/** A new connection for each request, as from as many visitors. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

interface Received {
  ms: number;
  /** 0 for a connection that was closed or refused. */
  status: number;
}

export async function measureOverload(servers: readonly Server[]): Promise<void> {
  await compare(
    servers,
    {
      name: `${burst} uncached pages at once`,
      units: ['ms, cached page p95', 'ms, /readyz max', 'ms, cart max', 'answered 503', 'ms, next page'],
      rounds: 3,
    },
    measureBurst,
  );
  await compare(
    servers,
    {
      name: 'the same without the burst',
      units: ['ms, cached page p95', 'ms, /readyz max', 'ms, cart max'],
      rounds: 3,
    },
    async (server) => toFigures(await watch(server, delay(1000))),
  );
  await compare(
    servers,
    { name: `${leavers} visitors who left`, units: ['ms, next uncached page'], rounds: 3 },
    measureLeavers,
  );
  await compare(
    servers,
    {
      name: `${unreadConnections} x ${requestsPerConnection} unread requests`,
      units: ['MB more', 'ms, /readyz max'],
      rounds: 1,
    },
    measureUnread,
  );
}

async function measureBurst(server: Server): Promise<number[]> {
  const pagesAtOnce = Promise.all(Array.from({ length: burst }, () => request(server, toUncachedPath())));
  const others = await watch(server, pagesAtOnce);
  const refused = (await pagesAtOnce).filter(({ status }) => status === 503).length;
  const { ms } = await request(server, toUncachedPath());
  return [...toFigures(others), refused, ms];
}

interface Others {
  cached: number[];
  ready: number[];
  cart: number[];
}

/** Durations of three other requests at a time, repeated until `end`. */
async function watch(server: Server, end: Promise<unknown>): Promise<Others> {
  const [addition] = await createCartAdditions(server.url, 1);
  const headers = { ...apiHeaders, Session: addition?.headers?.['Session'] ?? '' };
  await request(server, pages.home);
  const durations: Others = { cached: [], ready: [], cart: [] };
  const over = new AbortController();
  void end.finally(() => over.abort());
  do {
    const [cached, ready, cart] = await Promise.all([
      request(server, pages.home),
      request(server, '/readyz'),
      request(server, `${apiPrefix}/checkout/cart`, headers),
    ]);
    durations.cached.push(cached.ms);
    durations.ready.push(ready.ms);
    durations.cart.push(cart.ms);
  } while (!over.signal.aborted);
  return durations;
}

function toFigures({ cached, ready, cart }: Others): number[] {
  const sorted = cached.toSorted((first, second) => first - second);
  return [sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN, Math.max(...ready), Math.max(...cart)];
}

async function measureLeavers(server: Server): Promise<number[]> {
  const requests = Array.from({ length: leavers }, () => open(server, toUncachedPath()));
  await delay(leaveAfterMs);
  for (const sent of requests) sent.destroy();
  return [(await request(server, toUncachedPath())).ms];
}

async function measureUnread(server: Server): Promise<number[]> {
  const before = server.memoryMb();
  const text = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(requestsPerConnection);
  const sockets = Array.from({ length: unreadConnections }, () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(text);
    return socket;
  });
  const [memory, ready]: [number[], number[]] = [[], []];
  const end = performance.now() + unreadMs;
  while (performance.now() < end) {
    ready.push((await request(server, '/readyz')).ms);
    memory.push(server.memoryMb());
    await delay(100);
  }
  for (const socket of sockets) socket.destroy();
  return [Math.max(...memory) - before, Math.max(...ready)];
}

let searches = 0;

/** A search that nobody has made before. */
function toUncachedPath(): string {
  searches += 1;
  return `/busca?busca=lavanda+${process.pid}x${searches}`;
}

function open({ port }: Server, path: string, headers: Record<string, string> = {}) {
  const sent = get({ host: '127.0.0.1', port, path, agent, headers: { 'Accept-Encoding': 'br', ...headers } });
  sent.on('error', () => undefined);
  return sent;
}

async function request(server: Server, path: string, headers?: Record<string, string>): Promise<Received> {
  const startedAt = performance.now();
  const status = await new Promise<number>((resolve) => {
    const sent = open(server, path, headers);
    sent.on('close', () => resolve(0));
    sent.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  return { ms: performance.now() - startedAt, status };
}
