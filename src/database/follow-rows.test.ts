import { beforeEach, expect, it } from 'vitest';
import { followRows } from './follow-rows.ts';

const minuteMs = 60_000;

/** Ids that are committed. */
let visible: number[];
let nowMs: number;
let reads: number;
let next: () => Promise<{ id: number }[]>;

beforeEach(() => {
  [visible, nowMs, reads] = [[], 0, 0];
  next = followRows({
    engine: 'postgres',
    findLast: () => Promise.resolve(Math.max(0, ...visible)),
    listAfter(after) {
      const rows = visible.filter((id) => id > after).toSorted((first, second) => first - second);
      reads += rows.length;
      return Promise.resolve(rows.map((id) => ({ id })));
    },
    now: () => nowMs,
  });
});

const nextIds = async () => (await next()).map(({ id }) => id);

it('returns rows that are added after the first call, each once', async () => {
  visible.push(1, 2);
  expect(await nextIds()).toEqual([]);
  visible.push(3, 4);
  expect(await nextIds()).toEqual([3, 4]);
  expect(await nextIds()).toEqual([]);
});

it('returns rows whose transaction commits after one with a higher id', async () => {
  visible.push(1, 3);
  expect(await nextIds()).toEqual([]);
  visible.push(5);
  expect(await nextIds()).toEqual([5]);
  visible.push(2, 4);
  nowMs += 20_000;
  expect(await nextIds()).toEqual([2, 4]);
});

it('reads again only two seconds of rows, and every five seconds all that may be in flight', async () => {
  expect(await nextIds()).toEqual([]);
  visible.push(...Array.from({ length: 100 }, (_, index) => index + 2));
  expect(await nextIds()).toHaveLength(100);
  for (let poll = 0; poll < 4; poll += 1) {
    nowMs += 750;
    await next();
  }
  reads = 0;
  visible.push(1, 102);
  nowMs += 750;
  expect([await nextIds(), reads], 'the transaction of row 1 has lasted for longer than usual').toEqual([[102], 1]);
  nowMs += 2000;
  expect([await nextIds(), reads]).toEqual([[1], 103]);
  reads = 0;
  expect([await nextIds(), reads]).toEqual([[], 0]);
});

it('returns what became visible during a long pause', async () => {
  visible.push(1, 3);
  expect(await nextIds()).toEqual([]);
  visible.push(2, 5);
  nowMs += 10 * minuteMs;
  expect(await nextIds()).toEqual([2, 5]);
});

it('reads no row again once no transaction in flight can be older', async () => {
  expect(await nextIds()).toEqual([]);
  visible.push(...Array.from({ length: 100 }, (_, index) => index + 1));
  expect(await nextIds()).toHaveLength(100);
  for (let poll = 0; poll < 3; poll += 1) {
    nowMs += minuteMs;
    await next();
  }
  reads = 0;
  nowMs += 500;
  visible.push(101);
  expect(await nextIds()).toEqual([101]);
  expect(reads).toBe(1);
});

it('reads no row twice on SQLite, whose transactions commit in the order of their ids', async () => {
  const read: number[] = [];
  const following = followRows({
    engine: 'sqlite',
    findLast: () => Promise.resolve(0),
    listAfter(after) {
      const ids = visible.filter((id) => id > after);
      read.push(...ids);
      return Promise.resolve(ids.map((id) => ({ id })));
    },
    now: () => nowMs,
  });
  await following();
  for (const id of [1, 2, 3]) {
    visible.push(id);
    expect(await following()).toEqual([{ id }]);
  }
  expect(read).toEqual([1, 2, 3]);
});

it('returns what was missed while reading failed', async () => {
  let isDown = false;
  const following = followRows({
    engine: 'postgres',
    findLast: () => Promise.resolve(0),
    listAfter: (after) =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve(visible.filter((id) => id > after).map((id) => ({ id }))),
    now: () => nowMs,
  });
  await following();
  isDown = true;
  visible.push(1);
  await expect(following()).rejects.toThrow('down');
  nowMs += 10 * minuteMs;
  isDown = false;
  expect(await following()).toEqual([{ id: 1 }]);
});
