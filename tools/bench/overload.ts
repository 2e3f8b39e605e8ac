// What other visitors notice of a burst of uncached pages, of visitors who leave, and of clients that do not read.

import { request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from './checkout-server.ts';
import { compare, percentile, repeatUntil } from './compare.ts';
import { addition, apiHeaders, apiPrefix, createCarts, pages } from './requests.ts';

const burst = 300;
const leavers = 1500;
const leaveAfterMs = 600;
const unreadConnections = 30;
const requestsPerConnection = 2000;
const unreadMs = 4000;
/** Without a pause the requests that are watched would be a load themselves. */
const pauseMs = 20;

const burstUnits = [
  'ms, cached page p95',
  'ms, /readyz max',
  'ms, cart max',
  'ms, page adds to cart p95',
  'adds refused',
  'answered 503',
  'ms, next page',
];

export async function measureOverload(servers: readonly Server[]): Promise<void> {
  await compare(servers, { name: `${burst} uncached pages at once`, units: burstUnits, rounds: 3 }, measureBurst);
  const left = { name: `${leavers} visitors who left`, units: ['ms, next uncached page'], rounds: 3 };
  await compare(servers, left, measureLeavers);
  const unread = `${unreadConnections} x ${requestsPerConnection} unread requests`;
  await compare(servers, { name: unread, units: ['MB more', 'ms, /readyz max'], rounds: 1 }, measureUnread);
}

/** Four other requests are repeated, each on its own, until all pages of the burst are answered. */
async function measureBurst({ url }: Server): Promise<number[]> {
  const [session = ''] = await createCarts(url, 1);
  const form = new URLSearchParams({ intent: 'add', carrinho: JSON.stringify(addition), quantidade: '1' });
  const formHeaders = {
    Cookie: `PHPSESSID=${session}`,
    Origin: url,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  await get(url);
  const pagesAtOnce = Promise.all(Array.from({ length: burst }, () => get(url + toUncachedPath())));
  const repeat = (path: string, options?: Parameters<typeof get>[1]) =>
    repeatUntil(pagesAtOnce, pauseMs, () => get(url + path, options));
  const [cached, ready, cart, adds] = await Promise.all([
    repeat(pages.home),
    repeat('/readyz'),
    repeat(`${apiPrefix}/checkout/cart`, { headers: { ...apiHeaders, Session: session } }),
    repeat('/sacola.data', { method: 'POST', headers: formHeaders, body: form.toString() }),
  ]);
  return [
    percentile(toMs(cached), 0.95),
    Math.max(...toMs(ready)),
    Math.max(...toMs(cart)),
    percentile(toMs(adds), 0.95),
    adds.filter(({ status }) => status !== 200).length,
    (await pagesAtOnce).filter(({ status }) => status === 503).length,
    (await get(url + toUncachedPath())).ms,
  ];
}

async function measureLeavers({ url }: Server): Promise<number[]> {
  const leaving = new AbortController();
  const left = Array.from({ length: leavers }, () => get(url + toUncachedPath(), { signal: leaving.signal }));
  await delay(leaveAfterMs);
  leaving.abort();
  await Promise.all(left);
  return [(await get(url + toUncachedPath())).ms];
}

async function measureUnread({ url, port, memoryMb }: Server): Promise<number[]> {
  const before = memoryMb();
  const text = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(requestsPerConnection);
  const sockets = Array.from({ length: unreadConnections }, () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(text);
    return socket;
  });
  const seen = await repeatUntil(delay(unreadMs), 100, async () => ({
    ready: (await get(`${url}/readyz`)).ms,
    memory: memoryMb(),
  }));
  for (const socket of sockets) socket.destroy();
  return [Math.max(...seen.map(({ memory }) => memory)) - before, Math.max(...seen.map(({ ready }) => ready))];
}

let searches = 0;

/** A search that nobody has made before. */
const toUncachedPath = () => `/busca?busca=lavanda+${process.pid}x${(searches += 1)}`;

interface Received {
  ms: number;
  /** 0 for a connection that was closed or refused. */
  status: number;
}

const toMs = (received: readonly Received[]): number[] => received.map(({ ms }) => ms);

/** Opens a connection for each request, as from as many visitors. */
function get(url: string, { body, headers, ...options }: RequestOptions & { body?: string } = {}): Promise<Received> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status: number): void => resolve({ ms: performance.now() - startedAt, status });
    const accepted = { 'Accept-Encoding': 'br', ...headers };
    const sent = request(url, { agent: false, headers: accepted, ...options }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).resume();
    });
    sent.on('error', () => undefined).on('close', () => end(0));
    sent.end(body);
  });
}
