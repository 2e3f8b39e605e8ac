import { setTimeout as delay } from 'node:timers/promises';

/** Resolves with the milliseconds that the work took. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Repeats the work until `end`, with a pause after each time, and resolves with all results. */
export async function repeatUntil<Result>(
  end: Promise<unknown>,
  pauseMs: number,
  work: (count: number) => Promise<Result>,
): Promise<Result[]> {
  const over = new AbortController();
  const stop = () => over.abort();
  void end.then(stop, stop);
  const results: Result[] = [];
  do {
    results.push(await work(results.length));
    await delay(pauseMs);
  } while (!over.signal.aborted);
  await end;
  return results;
}

/** The smallest value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((first, second) => first - second)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}
