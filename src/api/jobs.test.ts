import { expect, it, vi } from 'vitest';
import { startJobs, toMailJob } from './jobs.ts';

function createLogger() {
  const failures: string[] = [];
  return { failures, error: (_details: object, message: string) => void failures.push(message) };
}

it('runs each job again and again, and none after it was closed', async () => {
  const logger = createLogger();
  const run = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const jobs = startJobs([{ name: 'work', intervalMs: 1, run, failure: 'failed' }], logger);
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(2);
  await jobs.close();
  const { length } = run.mock.calls;
  // Another job of the same interval shows that time has passed.
  const other = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const later = startJobs([{ name: 'work', intervalMs: 1, run: other, failure: 'failed' }], logger);
  await expect.poll(() => other.mock.calls.length).toBeGreaterThan(5);
  await later.close();
  expect(run.mock.calls).toHaveLength(length);
  expect(logger.failures).toEqual([]);
});

it('does not overlap the runs of a job, and waits for the last when it is closed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => promise);
  const other = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const jobs = startJobs(
    [run, other].map((each) => ({ name: 'work', intervalMs: 1, run: each, failure: 'failed' })),
    createLogger(),
  );
  await expect.poll(() => other.mock.calls.length).toBeGreaterThan(5);
  expect(run).toHaveBeenCalledTimes(1);
  let isClosed = false;
  const closed = jobs.close().then(() => (isClosed = true));
  await Promise.resolve();
  expect(isClosed).toBe(false);
  resolve();
  await closed;
});

it('logs a failure once until a run succeeds, and goes on', async () => {
  const logger = createLogger();
  let isBroken = true;
  const run = vi.fn<() => Promise<void>>(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve()));
  const jobs = startJobs([{ name: 'work', intervalMs: 1, run, failure: 'the work waits' }], logger);
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(3);
  expect(logger.failures).toEqual(['the work waits']);
  isBroken = false;
  const before = run.mock.calls.length;
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(before + 1);
  isBroken = true;
  await expect.poll(() => logger.failures).toHaveLength(2);
  await jobs.close();
});

it('reports a job that keeps failing once, also when runs between are left out', async () => {
  const logger = createLogger();
  let asked = 0;
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')));
  const isLeftOut = () => (asked += 1) % 2 === 0;
  const jobs = startJobs([{ name: 'work', intervalMs: 1, run, failure: 'failed', isLeftOut }], logger);
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(3);
  await jobs.close();
  expect(asked).toBeGreaterThan(run.mock.calls.length);
  expect(logger.failures).toEqual(['failed']);
});

it('measures how long the next successful run of a job is overdue', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const never = () => promise;
  const jobs = startJobs(
    [
      { name: 'stuck', intervalMs: 1, run: never, failure: 'failed' },
      { name: 'broken', intervalMs: 1, run: () => Promise.reject(new Error('away')), failure: 'failed' },
      { name: 'hourly', intervalMs: 3_600_000, run: never, failure: 'failed' },
    ],
    createLogger(),
  );
  await expect.poll(() => jobs.listLags().filter(({ seconds }) => seconds > 0.05)).toHaveLength(2);
  expect(jobs.listLags()).toContainEqual({ name: 'hourly', seconds: 0 });
  resolve();
  await expect.poll(() => jobs.listLags()[0]?.seconds).toBeLessThan(0.05);
  await jobs.close();
});

it('leaves mail for later while the thread is busy', () => {
  const { isLeftOut } = toMailJob({ deliver: () => Promise.resolve() });
  // The first look only begins to measure.
  isLeftOut?.();
  const busyUntil = performance.now() + 50;
  while (performance.now() < busyUntil);
  expect(isLeftOut?.()).toBe(true);
});
