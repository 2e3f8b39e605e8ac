import { beforeEach, expect, test } from 'vitest';
import { createFairQueue, type FairQueue, QueueFullError } from './fair-queue.ts';

let queue: FairQueue;
/** The tasks in the order in which they began. */
let begun: string[];
let dropped: string[];
/** Ends the task that runs. */
let endTask: () => void;

beforeEach(() => {
  queue = createFairQueue({ concurrency: 1, maxPerClient: 4, maxWaiting: 6 });
  begun = [];
  dropped = [];
});

const createTask = (name: string, isUrgent = false) => ({
  isUrgent,
  run() {
    begun.push(name);
    return new Promise<void>((resolve) => (endTask = resolve));
  },
  drop: () => void dropped.push(name),
});
function add(client: string, name: string, isUrgent = false) {
  const task = createTask(name, isUrgent);
  queue.add(client, task);
  return task;
}
async function endAll(count: number): Promise<void> {
  for (let ended = 0; ended < count; ended += 1) {
    endTask();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('clients are served round-robin, however many tasks each has', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('a', name);
  for (const name of ['b1', 'b2']) add('b', name);
  await endAll(6);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('urgent tasks of a client come before its others', async () => {
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  add('a', 'a4', true);
  await endAll(4);
  expect(begun).toEqual(['a1', 'a4', 'a2', 'a3']);
});

test('refuses further tasks of a client, and accepts them once one has begun', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add('a', name);
  expect(() => add('a', 'a6')).toThrow(QueueFullError);
  await endAll(1);
  add('a', 'a7');
  await endAll(5);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a7']);
});

test('a full queue evicts a task of the client with the most for one with fewer; otherwise it refuses', () => {
  for (const name of ['a0', 'a1', 'a2', 'a3', 'a4']) add('a', name);
  for (const name of ['b1', 'b2']) add('b', name);
  add('c', 'c1');
  expect(dropped).toEqual(['a4']);
  add('c', 'c2');
  expect(dropped).toEqual(['a4', 'a3']);
  expect(() => add('b', 'b3')).toThrow(QueueFullError);
});

test('a task for which two clients wait runs once, when either of them is served first', async () => {
  for (const name of ['a1', 'a2', 'a3']) add('a', name);
  const shared = add('a', 'shared');
  queue.add('b', shared);
  queue.add('b', shared);
  await endAll(5);
  expect(begun).toEqual(['a1', 'a2', 'shared', 'a3']);
});

test('a removed task makes room for others', async () => {
  add('a', 'a1');
  const left = add('a', 'a2');
  for (const name of ['a3', 'a4', 'a5']) add('a', name);
  queue.remove(left);
  add('a', 'a6');
  await endAll(5);
  expect(begun).toEqual(['a1', 'a3', 'a4', 'a5', 'a6']);
});

test('a dropped task that several clients wait for is removed from the queue of each', async () => {
  const shared = createTask('shared');
  add('a', 'a1');
  queue.add('b', shared);
  for (const name of ['a2', 'a3', 'a4']) add('a', name);
  queue.add('a', shared);
  add('c', 'c1');
  add('d', 'd1');
  expect(dropped).toEqual([]);
  add('b', 'b1');
  expect(dropped).toEqual(['shared']);
  await endAll(7);
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1']);
});
