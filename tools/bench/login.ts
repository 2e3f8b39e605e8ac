// Passwords are dear on purpose: what 15 logins a second do to the listings that are served meanwhile, and what as many calls
// do that cost nearly nothing.
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expectOk } from './tools/http-client.ts';
import { startServer } from './tools/servers/server-process.ts';

const headers = { 'App-Token': 'wapstore', Accept: 'application/json', 'Content-Type': 'application/json' };
const listingPath = '/api/v2/front/url/product/listing/category?url=/oleos-essenciais&offset=0&limit=12';
const loginsPerSecond = 15;
interface Load {
  name: string;
  /** Of the server: 0 = every listing is made for who asks. */
  pageCacheMb: number;
  run: (operation: () => Promise<void>, seconds: number) => Promise<number[]>;
}

/** As a shop runs, where what is the same for everybody is kept; then with every listing made for who asks. */
const loads: readonly Load[] = [
  {
    name: '50 connections that list all the time, answers kept as by default',
    pageCacheMb: 32,
    run: (list, seconds) => saturate(list, 50, seconds),
  },
  {
    name: '50 connections that list all the time, each answer made anew',
    pageCacheMb: 0,
    run: (list, seconds) => saturate(list, 50, seconds),
  },
  {
    name: '100 listings a second, each answer made anew',
    pageCacheMb: 0,
    run: (list, seconds) => repeat(list, 100, seconds),
  },
];
/** Short turns, taken together: where a hash falls between two listings is chance, and a machine has faster and slower moments. */
const rounds = 10;
const turnSeconds = 1;

interface Latencies {
  median: number;
  p95: number;
}

/** `file` is a migrated and seeded database with the demonstration accounts; the server keeps to one core. */
export async function measureLogin(file: string, folder: string, print: (line: string) => void): Promise<void> {
  for (const load of loads) {
    // The client takes the other core, where there is one.
    const core = cpus().length > 1 ? 1 : undefined;
    const variables = { PAGE_CACHE_MB: String(load.pageCacheMb) };
    const server = await startServer(file, folder, { core, variables });
    try {
      await measureLoad(load, server.address, print);
    } finally {
      await server.stop();
    }
  }
}

async function measureLoad(load: Load, address: string, print: (line: string) => void): Promise<void> {
  const list = () => expectOk(address + listingPath, { headers });
  const readUser = () => expectOk(`${address}/api/v2/front/checkout/user`, { headers });
  const logIn = () => expectOk(`${address}/api/v2/front/checkout/login`, loginRequest);
  await saturate(list, 10, 5);
  await repeat(logIn, loginsPerSecond, 2);
  const listings = () => load.run(list, turnSeconds);
  const beside = async (operation: () => Promise<void>) =>
    Promise.all([listings(), repeat(operation, loginsPerSecond, turnSeconds)]);
  const turns: { alone: number[]; besideLogins: number[]; logins: number[]; besideCalls: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await listings();
    const [besideLogins, logins] = await beside(logIn);
    const [besideCalls] = await beside(readUser);
    turns.push({ alone, besideLogins, logins, besideCalls });
  }
  const alone = toLatencies(turns.flatMap((turn) => turn.alone));
  const besideLogins = toLatencies(turns.flatMap((turn) => turn.besideLogins));
  const logins = toLatencies(turns.flatMap((turn) => turn.logins));
  const besideCalls = toLatencies(turns.flatMap((turn) => turn.besideCalls));
  print(`\n${load.name}, in turns of a second:\n`);
  print(`- alone ${show(alone)}`);
  print(`- beside ${loginsPerSecond} logins a second ${show(besideLogins)}; the logins ${show(logins)}`);
  print(`- beside as many anonymous calls ${show(besideCalls)}`);
  const against = (loaded: Latencies): string => (loaded.p95 / alone.p95).toFixed(2);
  print(`\np95 against alone: beside logins ${against(besideLogins)}x, beside calls ${against(besideCalls)}x`);
}

const loginRequest = {
  method: 'POST',
  headers,
  body: JSON.stringify({ usuario: 'maria@exemplo.test', senha: 'lavanda-2026' }),
};

const show = ({ median, p95 }: Latencies): string => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;

/** So many connections, each asking again as soon as it was answered. */
async function saturate(operation: () => Promise<void>, connections: number, seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const askOnAndOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await operation();
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  return latencies;
}

/** Starts an operation at each tick, however long the ones before take. */
async function repeat(operation: () => Promise<void>, perSecond: number, seconds: number): Promise<number[]> {
  const latencies: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    const began = performance.now();
    running.push(operation().then(() => void latencies.push(performance.now() - began)));
  }
  await Promise.all(running);
  return latencies;
}

function toLatencies(latencies: number[]): Latencies {
  latencies.sort((first, second) => first - second);
  const at = (fraction: number): number => latencies[Math.floor((latencies.length - 1) * fraction)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
