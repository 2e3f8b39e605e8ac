import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A job that ends when told to and says when it begins. */
function createJob(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  return {
    run: () => {
      begun.push(name);
      return promise;
    },
    finish: () => {
      resolve(name);
    },
  };
}

test('runs no more jobs at once than it has slots', async () => {
  const begun: string[] = [];
  const queue = createWorkQueue(2);
  const jobs = ['a', 'b', 'c'].map((name) => createJob(name, begun));
  const results = jobs.map(({ run }) => queue(run));
  expect(begun).toEqual(['a', 'b']);
  jobs[0]?.finish();
  await results[0];
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { finish } of jobs) finish();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('goes on after a job that fails', async () => {
  const queue = createWorkQueue(1);
  const failing = queue(() => Promise.reject(new Error('no picture')));
  const next = queue(() => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('made');
});
