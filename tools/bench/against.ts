// Any shops' pages side by side: the same client asks each address in turns, and weighs what a first visit sends.
import { performance } from 'node:perf_hooks';
import { expectOk } from './tools/http-client.ts';
import { toWeightRow, weighPage, weightHead } from './tools/page-weight.ts';

const connections = 10;
const rounds = 3;

interface Load {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** `addresses` are whole pages, such as a listing of each shop. Each gets `seconds` in each of three rounds, in turns. */
export async function measureAgainst(
  addresses: readonly string[],
  { seconds, print }: { seconds: number; print: (line: string) => void },
): Promise<void> {
  const loads = new Map<string, Load[]>(addresses.map((address) => [address, []]));
  // Whatever compiles or keeps something does so before it counts.
  for (const address of addresses) await load(address, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [address, done] of loads) done.push(await load(address, seconds));
  }
  print(`\nSide by side, ${connections} connections, median of ${rounds} rounds in turns:\n`);
  print('| page | per second | median ms | p99 ms |\n|---|---|---|---|');
  for (const [address, done] of loads) {
    const middle = done.toSorted((first, second) => first.perSecond - second.perSecond)[Math.floor(rounds / 2)];
    if (middle) {
      const { perSecond, medianMs, p99Ms } = middle;
      print(`| ${address} | ${perSecond.toFixed(1)} | ${medianMs.toFixed(1)} | ${p99Ms.toFixed(1)} |`);
    }
  }
  print(`\n${weightHead}`);
  for (const address of addresses) print(toWeightRow(address, await weighPage(address)));
}

async function load(address: string, seconds: number): Promise<Load> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const askOnAndOn = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      await expectOk(address);
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnAndOn));
  const elapsedMs = performance.now() - start;
  latencies.sort((first, second) => first - second);
  const at = (fraction: number): number => latencies[Math.floor((latencies.length - 1) * fraction)] ?? 0;
  return { perSecond: (latencies.length / elapsedMs) * 1000, medianMs: at(0.5), p99Ms: at(0.99) };
}
