// `npm run bench`: measures pages, API, cart, start, memory, changes, overload and a phone's first visit in one run of some minutes.
//   --against <folder>  measures another built checkout alternately with this one, and prints ratios
//   --seconds <n>       duration of each load, by default 2
//   orders              measures only orders; with --postgres on PostgreSQL instead of SQLite
//   memory              measures only memory: what the caches hold, and one process under mixed use, by default for ten minutes

import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { DatabaseOptions } from '#database/client.ts';
import { projectRoot } from '../checks/source-files.ts';
import { startPostgresCluster } from '../testing/postgres-cluster.ts';
import { measureBrowser } from './browser.ts';
import { measureCaches, toInspected } from './caches.ts';
import { measureChanges } from './changes.ts';
import { type Checkout, databaseFile, type Server, startServer } from './checkout-server.ts';
import { compare, tableHead } from './compare.ts';
import { measureMixedUse } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measureOverload } from './overload.ts';
import {
  apiHeaders,
  apiPaths,
  apiPrefix,
  type BenchRequest,
  cartAddition,
  openCart,
  pages,
  receive,
} from './requests.ts';

const options = { against: { type: 'string' }, seconds: { type: 'string' }, postgres: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const seconds = Number(values.seconds ?? 2);
const connections = 16;
const pix = { PIX_KEY: '52998224725', PIX_NAME: 'Loja de Teste', PIX_CITY: 'Curitiba' };
const folder = mkdtempSync(join(tmpdir(), 'manaca-bench-'));
const own: Checkout = { root: projectRoot, data: join(folder, 'this') };
const checkouts = [own];
if (values.against) checkouts.push({ root: resolve(values.against), data: join(folder, 'against') });

try {
  const machine = `${availableParallelism()} of ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  console.log(`Node ${process.version} on ${machine}; medians of alternating rounds\n`);
  console.log(tableHead(['this checkout', ...checkouts.slice(1).map(({ root }) => basename(root))]));
  if (positionals.includes('orders')) await (values.postgres ? measureOrdersOnPostgres() : measureOrdersOnSqlite());
  else if (positionals.includes('memory')) await measureMemory();
  else await measureAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureOrdersOnSqlite(): Promise<void> {
  await withServers(checkouts, {}, (servers) =>
    measureOrders(servers.map((server, side) => ({ server, source: { file: databaseFile(checkouts[side] ?? own) } }))),
  );
}

async function measureOrdersOnPostgres(): Promise<void> {
  const cluster = await startPostgresCluster({ isDurable: true });
  const started: { server: Server; source: DatabaseOptions }[] = [];
  try {
    for (const [side, checkout] of checkouts.entries()) {
      const name = `bench_${side}`;
      await createDatabase(cluster.url('postgres'), name);
      const url = cluster.url(name);
      started.push({ server: await startServer(checkout, { ...pix, DATABASE_URL: url }), source: { url } });
    }
    await measureOrders(started);
  } finally {
    await Promise.all(started.map(({ server }) => server.stop()));
    await cluster.stop();
  }
}

async function createDatabase(maintenanceUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

async function measureMemory(): Promise<void> {
  const inspected = await toInspected();
  await withServers([own], inspected, async ([server]) => {
    if (server) await measureCaches(server, inspected);
  });
  // As docs/tuning.md asks of a server; without it the C library keeps more of what it once used.
  await withServers([own], { MALLOC_ARENA_MAX: '2' }, async ([server]) => {
    if (server) await measureMixedUse(server, Number(values.seconds ?? 600));
  });
}

async function measureAll(): Promise<void> {
  await measureStart();
  await withServers(checkouts, {}, async (servers) => {
    for (const [name, path] of Object.entries(pages)) await measureLoad(servers, `cached ${name}`, [{ path }]);
    for (const [name, path, headers] of [
      ['cached home, with a cart', pages.home, {}],
      ['/visita, with a cart', '/visita', {}],
      ['API, cart', cartAddition.path, apiHeaders],
    ] as const)
      await measureLoad(servers, name, async ({ url }) => [
        { path, headers: { ...headers, ...(await openCart(url)) } },
      ]);
    await measureLoad(servers, 'a first item in a cart', [cartAddition]);
    const memory = { name: 'memory after these', units: ['MB'], rounds: 1 };
    await compare(servers, memory, async (server) => [server.memoryMb()]);
  });
  await withServers(checkouts, { PAGE_CACHE_MB: '0' }, async (servers) => {
    // Pages are requested in sequence, so that the CPU time contains only rendering.
    for (const [name, path] of Object.entries(pages)) await measureLoad(servers, `rendered ${name}`, [{ path }], 1);
    for (const [name, paths] of Object.entries(apiPaths)) {
      const requests = paths.map((path) => ({ path: apiPrefix + path, headers: apiHeaders }));
      await measureLoad(servers, `API, ${name}`, requests);
    }
  });
  await measureChanges(own);
  await withServers(checkouts, {}, measureOverload);
  await withServers(checkouts, {}, measureBrowser);
}

/** The first start of each migrates and seeds its database, so it is not measured. */
async function measureStart(): Promise<void> {
  const start = async (checkout: Checkout): Promise<number[]> => {
    const server = await startServer(checkout);
    const memory = server.memoryMb();
    await server.stop();
    return [server.readyMs, memory];
  };
  for (const checkout of checkouts) await start(checkout);
  await compare(checkouts, { name: 'start until ready', units: ['ms', 'MB then'] }, start);
}

/** Repeats the requests round-robin, `atOnce` at a time. The client is slower than the cache, so what counts is the server's CPU time. */
async function measureLoad(
  servers: readonly Server[],
  name: string,
  wanted: readonly BenchRequest[] | ((server: Server) => Promise<readonly BenchRequest[]>),
  atOnce = connections,
): Promise<void> {
  const run = async (server: Server): Promise<number[]> => {
    const requests = typeof wanted === 'function' ? await wanted(server) : wanted;
    const agent = new Agent({ keepAlive: true });
    const [end, cpuBefore] = [performance.now() + seconds * 1000, server.cpuMs()];
    let count = 0;
    const repeat = async (): Promise<void> => {
      do {
        const request = requests[(count += 1) % requests.length] ?? { path: '/' };
        const { status } = await receive(server.url, request, agent);
        if (status !== 200) throw new Error(`${server.url}${request.path} answered ${status}`);
      } while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: atOnce }, repeat));
    agent.destroy();
    return [(server.cpuMs() - cpuBefore) / count];
  };
  // The first run compiles and fills caches.
  for (const server of servers) await run(server);
  await compare(servers, { name, units: ['CPU ms'] }, run);
}

async function withServers(
  from: readonly Checkout[],
  variables: Record<string, string>,
  measure: (servers: readonly Server[]) => Promise<void>,
): Promise<void> {
  const servers: Server[] = [];
  try {
    for (const checkout of from) servers.push(await startServer(checkout, variables));
    await measure(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
