// Timing of one asynchronous operation inside this process: throughput and latency of sequential calls.

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

/** Warms up for a fifth of the time, then calls one after the other for `seconds`. */
export async function measure(operation: (index: number) => Promise<unknown>, seconds: number): Promise<Figures> {
  const warmUntil = performance.now() + (seconds * 1000) / 5;
  for (let index = 0; performance.now() < warmUntil; index += 1) await operation(index);
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  for (let index = 0; performance.now() < end; index += 1) {
    const before = performance.now();
    await operation(index);
    latencies.push(performance.now() - before);
  }
  const elapsedMs = performance.now() - start;
  latencies.sort((a, b) => a - b);
  const at = (fraction: number): number => latencies[Math.floor((latencies.length - 1) * fraction)] ?? 0;
  return {
    perSecond: (latencies.length / elapsedMs) * 1000,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

export function toRow(name: string, { perSecond, medianMs, p99Ms }: Figures): string {
  return `| ${name} | ${perSecond.toFixed(0)} | ${medianMs.toFixed(2)} | ${p99Ms.toFixed(2)} |`;
}
