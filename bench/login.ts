// Passwords are dear on purpose: what 15 logins a second do to the listings that are served meanwhile.
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expectOk } from './http-client.ts';
import { startServer } from './server-process.ts';

const headers = { 'App-Token': 'wapstore', Accept: 'application/json', 'Content-Type': 'application/json' };
const listingPath = '/api/v2/front/url/product/listing/category?url=/oleos-essenciais&offset=0&limit=12';
const listingsPerSecond = 100;
const loginsPerSecond = 15;
/** One alone says little: where a hash falls between two listings is chance. */
const rounds = 5;

interface Latencies {
  median: number;
  p95: number;
}

/** `file` is a migrated and seeded database with the demonstration accounts; the server keeps to one core. */
export async function measureLogin(
  file: string,
  folder: string,
  seconds: number,
  print: (line: string) => void,
): Promise<void> {
  // The client takes the other core, where there is one.
  const server = await startServer(file, folder, cpus().length > 1 ? 1 : undefined);
  try {
    const list = () => expectOk(server.address + listingPath, { headers });
    const logIn = () => expectOk(`${server.address}/api/v2/front/checkout/login`, loginRequest);
    await repeat(list, listingsPerSecond, 5);
    await repeat(logIn, loginsPerSecond, 2);
    const show = ({ median, p95 }: Latencies) => `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    print(`${listingsPerSecond} listings a second, alone and beside ${loginsPerSecond} logins a second:`);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await repeat(list, listingsPerSecond, seconds);
      const [during, logins] = await Promise.all([
        repeat(list, listingsPerSecond, seconds),
        repeat(logIn, loginsPerSecond, seconds),
      ]);
      const ratio = during.p95 / alone.p95;
      ratios.push(ratio);
      print(`- alone ${show(alone)}; beside ${show(during)} (${ratio.toFixed(2)}x); the logins ${show(logins)}`);
    }
    const middle = ratios.toSorted((first, second) => first - second)[Math.floor(rounds / 2)] ?? 0;
    print(`p95 beside logins against alone, median of ${rounds} rounds: ${middle.toFixed(2)}x\n`);
  } finally {
    await server.stop();
  }
}

const loginRequest = {
  method: 'POST',
  headers,
  body: JSON.stringify({ usuario: 'maria@exemplo.test', senha: 'lavanda-2026' }),
};

/** Starts an operation at each tick, however long the ones before take. */
async function repeat(operation: () => Promise<void>, perSecond: number, seconds: number): Promise<Latencies> {
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
  latencies.sort((first, second) => first - second);
  const at = (fraction: number): number => latencies[Math.floor((latencies.length - 1) * fraction)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}
