// What other visitors notice of a burst of uncached pages, of visitors who leave, and of clients that do not read.

import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from '#server/testing/order-writers.ts';
import type { Server } from './checkout-server.ts';
import { compare, p95, repeatUntil } from './compare.ts';
import { addition, apiHeaders, apiPrefix, type BenchRequest, pages, receive } from './requests.ts';

const [burst, leavers, unreadConnections, requestsPerConnection] = [300, 1500, 30, 2000];
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
  const { session } = await send(url + apiPrefix, '/checkout/cart', { json: addition });
  const form = new URLSearchParams({ intent: 'add', carrinho: JSON.stringify(addition), quantidade: '1' });
  const formHeaders = {
    Cookie: `PHPSESSID=${session}`,
    Origin: url,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  await receive(url, { path: pages.home });
  const pagesAtOnce = Promise.all(Array.from({ length: burst }, () => receive(url, uncachedPage())));
  const repeat = (request: BenchRequest) => repeatUntil(pagesAtOnce, pauseMs, () => receive(url, request));
  const [cached, ready, cart, adds] = await Promise.all([
    repeat({ path: pages.home }),
    repeat({ path: '/readyz' }),
    repeat({ path: `${apiPrefix}/checkout/cart`, headers: { ...apiHeaders, Session: session } }),
    repeat({ path: '/sacola.data', method: 'POST', headers: formHeaders, body: form.toString() }),
  ]);
  const toMs = (received: typeof cached): number[] => received.map(({ ms }) => ms);
  return [
    p95(toMs(cached)),
    Math.max(...toMs(ready)),
    Math.max(...toMs(cart)),
    p95(toMs(adds)),
    adds.filter(({ status }) => status !== 200).length,
    (await pagesAtOnce).filter(({ status }) => status === 503).length,
    (await receive(url, uncachedPage())).ms,
  ];
}

async function measureLeavers({ url }: Server): Promise<number[]> {
  const signal = AbortSignal.timeout(600);
  await Promise.all(Array.from({ length: leavers }, () => receive(url, { ...uncachedPage(), signal })));
  return [(await receive(url, uncachedPage())).ms];
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
  const seen = await repeatUntil(delay(4000), 100, async () => ({
    ready: (await receive(url, { path: '/readyz' })).ms,
    memory: memoryMb(),
  }));
  for (const socket of sockets) socket.destroy();
  return [Math.max(...seen.map(({ memory }) => memory)) - before, Math.max(...seen.map(({ ready }) => ready))];
}

let searches = 0;

/** A search that nobody has made before. */
const uncachedPage = (): BenchRequest => ({ path: `/busca?busca=lavanda+${process.pid}x${(searches += 1)}` });
