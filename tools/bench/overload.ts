// What other visitors notice of a burst of uncached pages, of visitors who leave, and of clients that do not read.

import { Agent, type IncomingMessage, request as send } from 'node:http';
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
/** Without a pause the requests that are watched would be a load themselves. */
const pauseMs = 20;

/** A new connection for each request, as from as many visitors. */
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

interface Received {
  ms: number;
  /** 0 for a connection that was closed or refused. */
  status: number;
}

const watched = ['ms, cached page p95', 'ms, /readyz max', 'ms, cart max', 'ms, page adds to cart p95', 'adds refused'];

export async function measureOverload(servers: readonly Server[]): Promise<void> {
  await compare(
    servers,
    {
      name: `${burst} uncached pages at once`,
      units: [...watched, 'answered 503', 'ms, next page'],
      rounds: 3,
    },
    measureBurst,
  );
  await compare(servers, { name: 'the same without the burst', units: watched, rounds: 3 }, async (server) =>
    toFigures(await watch(server, delay(1000))),
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
  /** Additions to a cart by the storefront, as a page makes them. */
  adds: Received[];
}

/** Four other requests, each repeated on its own until `end`. */
async function watch(server: Server, end: Promise<unknown>): Promise<Others> {
  const [addition] = await createCartAdditions(server.url, 1);
  const session = addition?.headers?.['Session'] ?? '';
  const form = new URLSearchParams({ intent: 'add', carrinho: addition?.body ?? '', quantidade: '1' });
  const formHeaders = {
    Cookie: `PHPSESSID=${session}`,
    Origin: server.url,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  await request(server, pages.home);
  const over = new AbortController();
  void end.finally(() => over.abort());
  const repeat = async (...options: [path: string, Sent?]): Promise<Received[]> => {
    const received: Received[] = [];
    do {
      received.push(await request(server, ...options));
      await delay(pauseMs);
    } while (!over.signal.aborted);
    return received;
  };
  const [cached, ready, cart, adds] = await Promise.all([
    repeat(pages.home),
    repeat('/readyz'),
    repeat(`${apiPrefix}/checkout/cart`, { headers: { ...apiHeaders, Session: session } }),
    repeat('/sacola.data', { method: 'POST', headers: formHeaders, body: form.toString() }),
  ]);
  return { cached: toMs(cached), ready: toMs(ready), cart: toMs(cart), adds };
}

const toMs = (received: readonly Received[]): number[] => received.map(({ ms }) => ms);

function toFigures({ cached, ready, cart, adds }: Others): number[] {
  const added = toPercentile95(toMs(adds));
  const refused = adds.filter(({ status }) => status !== 200).length;
  return [toPercentile95(cached), Math.max(...ready), Math.max(...cart), added, refused];
}

function toPercentile95(durations: readonly number[]): number {
  const sorted = durations.toSorted((first, second) => first - second);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN;
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

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function open({ port }: Server, path: string, { method = 'GET', headers, body = '' }: Sent = {}) {
  const encoding = { 'Accept-Encoding': 'br' };
  const sent = send({ host: '127.0.0.1', port, path, method, agent, headers: { ...encoding, ...headers } });
  sent.on('error', () => undefined);
  sent.end(body);
  return sent;
}

async function request(server: Server, path: string, options?: Sent): Promise<Received> {
  const startedAt = performance.now();
  const status = await new Promise<number>((resolve) => {
    const sent = open(server, path, options);
    sent.on('close', () => resolve(0));
    sent.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  return { ms: performance.now() - startedAt, status };
}
