// `npm run bench`: measures pages, API, cart, start and memory in one run of some minutes.
//   --against <folder>  measures another built checkout alternately with this one, and prints ratios
//   --seconds <n>       duration of each load, by default 2
//   --lighthouse        adds Lighthouse's performance score
//   orders              measures only orders; with DATABASE_URL, of an empty database, on PostgreSQL

import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../checks/source-files.ts';
import { measureApiInProcess } from './api-in-process.ts';
import { measureBrowser } from './browser.ts';
import { measureChanges } from './changes.ts';
import { type Checkout, databaseFile, type Server, startServer } from './checkout-server.ts';
import { compare, tableHead } from './compare.ts';
import { measureLighthouse } from './lighthouse.ts';
import { type LoadRequest, measureLoad } from './load.ts';
import { measureOrders, orderVariables } from './orders.ts';
import { measureOverload } from './overload.ts';
import { apiHeaders, apiPaths, apiPrefix, pages, createCartAdditions } from './requests.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    lighthouse: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const connections = 16;
const folder = mkdtempSync(join(tmpdir(), 'manaca-bench-'));
const checkouts: Checkout[] = [{ root: projectRoot, data: join(folder, 'this') }];
if (values.against) checkouts.push({ root: resolve(values.against), data: join(folder, 'against') });

try {
  const machine = `${availableParallelism()} of ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;
  console.log(`Node ${process.version} on ${machine}; medians of alternating rounds, ${seconds} s each\n`);
  const names = values.against ? ['this checkout', basename(resolve(values.against))] : ['this checkout'];
  console.log(tableHead(names));
  await (positionals.includes('orders') ? measureOrdersOfThis() : measureAll());
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureOrdersOfThis(): Promise<void> {
  const [checkout] = checkouts;
  if (!checkout) return;
  const url = process.env['DATABASE_URL'];
  // On PostgreSQL a shop is one for the public, which has no way to pay of its own.
  const pix = { PIX_KEY: '52998224725', PIX_NAME: 'Loja de Teste', PIX_CITY: 'Curitiba' };
  const engine = url === undefined ? {} : { DATABASE_URL: url, ...pix };
  await withServers({ ...orderVariables, ...engine }, async ([server]) => {
    if (server) await measureOrders(server, { url, file: databaseFile(checkout) });
  });
}

async function measureAll(): Promise<void> {
  await measureStart();
  await withServers({}, async (servers) => {
    await measureLoads(servers);
    await compare(servers, { name: 'memory after these', units: ['MB'], rounds: 1 }, async (server) => [
      server.memoryMb(),
    ]);
  });
  await withServers({ PAGE_CACHE_MB: '0' }, async (servers) => {
    await measureRendering(servers);
    await measureApi(servers, 'API over HTTP, not cached');
  });
  for (const checkout of checkouts.slice(0, 1)) {
    await measureApiInProcess(databaseFile(checkout), seconds);
    await measureChanges(databaseFile(checkout));
  }
  await withServers({}, measureOverload);
  await withServers({}, async (servers) => {
    await measureBrowser(servers);
    if (values.lighthouse) await measureLighthouse(servers, join(folder, 'lighthouse.json'));
  });
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

async function measureLoads(servers: readonly Server[]): Promise<void> {
  for (const [name, path] of Object.entries(pages)) await measureRequests(servers, `cached ${name}`, [{ path }]);
  await measureApi(servers, 'API over HTTP, cached');
  const additions = new Map<Server, LoadRequest[]>();
  for (const server of servers) additions.set(server, await createCartAdditions(server.url, connections));
  await measureRequests(servers, 'additions to a cart', (server) => additions.get(server) ?? []);
}

/** Pages are requested in sequence, so that the CPU time contains only rendering. */
async function measureRendering(servers: readonly Server[]): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const render = (server: Server, duration: number) =>
      measureLoad(server, [{ path }], { connections: 1, seconds: duration });
    for (const server of servers) await render(server, seconds * 2);
    await compare(servers, { name: `rendered ${name}`, units: ['CPU ms'] }, async (server) => [
      (await render(server, seconds)).cpuMs,
    ]);
  }
}

async function measureApi(servers: readonly Server[], title: string): Promise<void> {
  for (const [name, paths] of Object.entries(apiPaths)) {
    const requests = paths.map((path) => ({ path: apiPrefix + path, headers: apiHeaders }));
    await measureRequests(servers, `${title} ${name}`, requests);
  }
}

async function measureRequests(
  servers: readonly Server[],
  name: string,
  requests: readonly LoadRequest[] | ((server: Server) => readonly LoadRequest[]),
): Promise<void> {
  const run = (server: Server) =>
    measureLoad(server, typeof requests === 'function' ? requests(server) : requests, { connections, seconds });
  // The first run compiles and fills caches.
  for (const server of servers) await run(server);
  await compare(servers, { name, units: ['requests/s', 'CPU ms'] }, async (server) => {
    const { perSecond, cpuMs } = await run(server);
    return [perSecond, cpuMs];
  });
}

async function withServers(
  variables: Record<string, string>,
  measure: (servers: readonly Server[]) => Promise<void>,
): Promise<void> {
  const servers: Server[] = [];
  try {
    for (const checkout of checkouts) servers.push(await startServer(checkout, variables));
    await measure(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
