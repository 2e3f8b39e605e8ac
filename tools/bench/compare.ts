// Measures the same thing on one or two checkouts alternately and prints a row of a table: the median of each, and the median of
// the ratios of each round. Other load on the machine slows down both sides of a round.

import { setTimeout as delay } from 'node:timers/promises';

export const tableHead = (names: readonly string[]): string =>
  `| what | unit | ${names.join(' | ')} | ratio |\n|---|---|${'---|'.repeat(names.length)}---|`;

export interface Measurement {
  name: string;
  /** Units of the results of `measure`, in the same order. */
  units: readonly string[];
  rounds?: number;
}

/** `subjects` are this checkout's and the other's; `measure` runs on each once in every round. */
export async function compare<Subject>(
  subjects: readonly Subject[],
  { name, units, rounds = 5 }: Measurement,
  measure: (subject: Subject) => Promise<readonly number[]>,
): Promise<void> {
  const values: (readonly number[])[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const row: (readonly number[])[] = [];
    for (const subject of subjects) row.push(await measure(subject));
    values.push(row);
  }
  for (const [index, unit] of units.entries()) {
    const read = (row: readonly (readonly number[])[], side: number): number => row[side]?.[index] ?? Number.NaN;
    const medians = subjects.map((_, side) => format(median(values.map((row) => read(row, side)))));
    const ratios = values.map((row) => toRatio(read(row, 0), read(row, 1)));
    const ratio = subjects.length > 1 ? median(ratios).toFixed(2) : '';
    console.log(`| ${[name, unit, ...medians, ratio].join(' | ')} |`);
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

/** The ratio of two zeros, such as layout shifts, is 1. */
function toRatio(first: number, second: number): number {
  return first === second ? 1 : first / second;
}

/** Measurements are not reproducible beyond three significant digits. */
function format(value: number): string {
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}

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
  const isOver = end.then(() => true);
  const results: Result[] = [];
  do results.push(await work(results.length));
  while (!(await Promise.race([isOver, delay(pauseMs, false)])));
  return results;
}

/** The smallest value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((first, second) => first - second)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}
