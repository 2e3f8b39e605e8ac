// How much garbage may pile up between two full collections.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';

const megabyte = 1024 * 1024;
/** Some 20 pages' worth: with less, collecting takes as much time as making the pages. */
const growthMb = 32;
const leastPercent = 10;
const startPercent = 100;

/** Of what lives on the heap after the start; V8 knows no other measure. */
export function toGrowthPercent(liveBytes: number): number {
  return Math.max(leastPercent, Math.round((growthMb * megabyte * 100) / liveBytes));
}

/**
 * Until the shop is open. V8 lets a small heap grow to four times its size between two collections and keeps that memory:
 * with 50,000 products 150 MB more than when it may double, for a start that is not clearly shorter.
 */
export function limitHeapGrowthAtStart(): void {
  setFlagsFromString(`--heap-growing-percent=${startPercent}`);
}

/**
 * Lets the heap grow by the same amount whatever the size of the catalogue: a share of it would be too little for the
 * smallest shop and too much for the largest.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${toGrowthPercent(getHeapStatistics().used_heap_size)}`);
}
