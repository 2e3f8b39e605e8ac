import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** About ten milliseconds of work. */
const perStep = 1000;

/** Like `map`, for the items of the whole catalogue: serves requests after each step. */
export async function mapInSteps<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % perStep === 0) await yieldToEventLoop();
  }
  return results;
}
