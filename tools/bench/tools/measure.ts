// Timing of one asynchronous operation: throughput and latency of calls one after the other, or of some callers at once.

const runs = 3;

export interface Figures {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** The head of a table of `toRow` lines; `names` are the columns before the figures. */
export function toHead(...names: string[]): string {
  const columns = [...names, 'per second', 'median ms', 'p99 ms'];
  return `| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`;
}

/** Warms up for a second and half of the time, then `atOnce` callers call one after the other for `seconds`. */
export async function measure(
  operation: (index: number) => Promise<unknown>,
  seconds: number,
  atOnce = 1,
): Promise<Figures> {
  await callOnAndOn(operation, 1 + seconds / 2, atOnce);
  const start = performance.now();
  const latencies = await callOnAndOn(operation, seconds, atOnce);
  const elapsedMs = performance.now() - start;
  latencies.sort((a, b) => a - b);
  const at = (fraction: number): number => latencies[Math.floor((latencies.length - 1) * fraction)] ?? 0;
  return {
    perSecond: (latencies.length / elapsedMs) * 1000,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

/** The middle one of some runs by calls per second: what else the machine does meanwhile is rarely in all of them. */
export async function measureRuns(operation: (index: number) => Promise<unknown>, seconds: number): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(operation, seconds));
  const middle = median(all.map(({ perSecond }) => perSecond));
  return all.find(({ perSecond }) => perSecond === middle) ?? { perSecond: 0, medianMs: 0, p99Ms: 0 };
}

async function callOnAndOn(
  operation: (index: number) => Promise<unknown>,
  seconds: number,
  atOnce: number,
): Promise<number[]> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  let index = 0;
  const call = async (): Promise<void> => {
    while (performance.now() < end) {
      const before = performance.now();
      await operation(index++);
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, call));
  return latencies;
}

export function median(values: readonly number[]): number {
  return values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * How many times as much as the second what the first measured was, in the middle one of their turns. That is not the quotient of both
 * medians: the machine's speed changes from turn to turn, for both.
 */
export function medianRatio(firsts: readonly number[], seconds: readonly number[]): number {
  return median(firsts.map((first, turn) => first / (seconds[turn] ?? Number.NaN)));
}

export function toRow(name: string, { perSecond, medianMs, p99Ms }: Figures): string {
  return `| ${name} | ${perSecond.toFixed(0)} | ${medianMs.toFixed(2)} | ${p99Ms.toFixed(2)} |`;
}
