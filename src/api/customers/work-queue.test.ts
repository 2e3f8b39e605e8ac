import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.ts';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function aWork(name: string, started: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    started.push(name);
    return promise;
  };
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const options = { atOnce: 2, maxWaiting: 1, retryAfterSeconds: 3 };
const turn = () => new Promise((resolve) => void setImmediate(resolve));

describe('a work queue', () => {
  it('runs so much at once and the rest in the order in which it came', async () => {
    const started: string[] = [];
    const queue = createWorkQueue({ ...options, maxWaiting: 5 });
    const works = ['a', 'b', 'c', 'd'].map((name) => aWork(name, started));
    const results = works.map(({ work }) => queue.run(work));
    await turn();
    expect(started).toEqual(['a', 'b']);
    works[1]?.end();
    await turn();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses what comes when too many wait, with the seconds to come back after', async () => {
    const works = ['a', 'b', 'c'].map((name) => aWork(name, []));
    const queue = createWorkQueue(options);
    const results = works.map(({ work }) => queue.run(work));
    const refusal = await queue.run(async () => 'd').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 503, headers: { 'Retry-After': '3' } });
    for (const { end } of works) end();
    await Promise.all(results);
    expect(await queue.run(async () => 'e')).toBe('e');
  });

  it('goes on after a failure', async () => {
    const started: string[] = [];
    const works = ['a', 'b', 'c'].map((name) => aWork(name, started));
    const queue = createWorkQueue(options);
    const results = Promise.allSettled(works.map(({ work }) => queue.run(work)));
    for (const { fail } of works) fail();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(started).toEqual(['a', 'b', 'c']);
    expect(await queue.run(async () => 'd')).toBe('d');
  });
});
