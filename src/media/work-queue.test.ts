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
  const results = jobs.map(({ run }) => queue.add(run, 'foreground').result);
  expect(begun).toEqual(['a', 'b']);
  jobs[0]?.finish();
  await results[0];
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { finish } of jobs) finish();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('starts waiting foreground jobs before background ones', async () => {
  const begun: string[] = [];
  const queue = createWorkQueue(1);
  const jobs = ['first', 'early', 'visitor'].map((name) => createJob(name, begun));
  const results = jobs.map(({ run }, index) => queue.add(run, index === 1 ? 'background' : 'foreground').result);
  for (const { finish } of jobs) finish();
  await Promise.all(results);
  expect(begun).toEqual(['first', 'visitor', 'early']);
});

test('moves a hurried job before other background jobs', async () => {
  const begun: string[] = [];
  const queue = createWorkQueue(1);
  const jobs = ['first', 'second', 'third'].map((name) => createJob(name, begun));
  const queued = jobs.map(({ run }) => queue.add(run, 'background'));
  queued[2]?.hurry();
  for (const { finish } of jobs) finish();
  await Promise.all(queued.map(({ result }) => result));
  expect(begun).toEqual(['first', 'third', 'second']);
});

test('goes on after a job that fails', async () => {
  const queue = createWorkQueue(1);
  const failing = queue.add(() => Promise.reject(new Error('no picture')), 'foreground').result;
  const next = queue.add(() => Promise.resolve('made'), 'foreground').result;
  await expect(failing).rejects.toThrow('no picture');
  expect(await next).toBe('made');
});
