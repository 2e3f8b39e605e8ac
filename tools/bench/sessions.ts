// What visitors with a session cost: pages made for one person alone, and carts, on SQLite and on PostgreSQL.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { migrateToLatest } from '#database/migrate.ts';
import { fillShop } from '#server/fill-shop.ts';
import { findPostgresPrograms, startPostgresCluster } from '../testing/postgres-cluster.ts';
import { expectOk } from './tools/http-client.ts';
import { measure, median, medianRatio, toHead, toRow } from './tools/measure.ts';
import { isInstalled, startNginx } from './tools/servers/nginx.ts';
import { readCpuMs } from './tools/process-figures.ts';
import { type ServerOptions, type ServerProcess, startServer } from './tools/servers/server-process.ts';
import { createCartAdder, signIn } from './tools/shoppers.ts';

interface Bench {
  folder: string;
  seconds: number;
  print: (line: string) => void;
}

const callers = 16;
const pages = ['/oleos-essenciais?ipp=24', '/oleo-essencial-de-lavanda-francesa'];
const uncached = { PAGE_CACHE_MB: '0' };
const requestsForCpu = 200;
const turns = 7;

/** `file` is a migrated and seeded database. The server keeps to one core; its client, PostgreSQL and nginx to another. */
export async function measureSessions(file: string, bench: Bench): Promise<void> {
  const { folder, print } = bench;
  const core = cpus().length > 1 ? 1 : undefined;
  print(`\n${toHead(`over HTTP, ${callers} at once`, 'database')}`);
  await measureShoppers(await startServer(file, join(folder, 'sessions'), { core }), 'SQLite', bench);
  if (!findPostgresPrograms()) {
    print('\nPostgreSQL is not installed: not measured.');
    return;
  }
  const cluster = await startPostgresCluster({ isDurable: true });
  try {
    const url = cluster.url('postgres');
    const database = await openDatabase({ url });
    await migrateToLatest(database);
    await fillShop(database, { now: new Date(), demonstration: true });
    await database.close();
    const variables = { DATABASE_URL: url };
    await measureShoppers(await startServer('', join(folder, 'postgres'), { core, variables }), 'PostgreSQL', bench);
    await measureTwoProcesses({ core, variables: { ...variables, ...uncached } }, bench);
  } finally {
    await cluster.stop();
  }
}

/** Stops the server in the end. */
async function measureShoppers(server: ServerProcess, database: string, { seconds, print }: Bench): Promise<void> {
  const { address } = server;
  try {
    const add = await createCartAdder(address, callers);
    print(toRow(`additions to own carts | ${database}`, await measure(add, seconds, callers)));
    const headers = { Cookie: await signIn(address) };
    const read = (path: string) => measure(() => expectOk(address + path, { headers }), seconds, callers);
    // A server that has just been started still compiles what these pages share.
    for (const path of pages) await read(path);
    for (const path of pages) print(toRow(`${path} of a customer | ${database}`, await read(path)));
  } finally {
    await server.stop();
  }
}

/** CPU of one uncached page behind nginx, made by one process and by two that share the database. */
async function measureTwoProcesses(options: ServerOptions, { folder, print }: Bench): Promise<void> {
  if (!isInstalled('nginx', '-v')) {
    print('\nTwo processes behind nginx: not measured, nginx is not installed.');
    return;
  }
  const servers = [
    await startServer('', join(folder, 'one'), options),
    await startServer('', join(folder, 'two'), options),
  ];
  const listPorts = (list: readonly ServerProcess[]): string =>
    list.map(({ address }) => `server ${new URL(address).host};`).join(' ');
  const nginx = await startNginx(join(folder, 'proxy'), {
    core: 0,
    upstreams: `upstream one { ${listPorts(servers.slice(0, 1))} keepalive 32; } upstream two { ${listPorts(servers)} keepalive 32; }`,
    locations: ['one', 'two']
      .map(
        (name) =>
          `location /${name}/ { proxy_pass http://${name}/; proxy_http_version 1.1; proxy_set_header Connection ""; }`,
      )
      .join(' '),
  });
  try {
    const ask = (name: string) => expectOk(`${nginx.address}/${name}${pages[0] ?? ''}`, {});
    // Each process gets as many requests to warm up as the other.
    for (let index = 0; index < 6 * requestsForCpu; index += 1) await ask('two');
    const figures = { one: [] as number[], two: [] as number[] };
    for (let turn = 0; turn < turns; turn += 1) {
      figures.one.push(await measureCpu(servers, () => ask('one')));
      figures.two.push(await measureCpu(servers, () => ask('two')));
    }
    const [one, two] = [median(figures.one), median(figures.two)];
    const ratio = medianRatio(figures.two, figures.one).toFixed(3);
    print(
      `\nCPU of an uncached listing behind nginx: ${one.toFixed(2)} ms by one process, ${two.toFixed(2)} ms by two: ${ratio}x`,
    );
  } finally {
    await nginx.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Milliseconds of all processes together for each request. */
async function measureCpu(servers: readonly ServerProcess[], ask: () => Promise<void>): Promise<number> {
  const sum = (): number => servers.reduce((total, server) => total + readCpuMs(server.process.pid), 0);
  const before = sum();
  for (let index = 0; index < requestsForCpu; index += 1) await ask();
  return (sum() - before) / requestsForCpu;
}
