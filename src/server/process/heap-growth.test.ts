import { expect, it } from 'vitest';
import { toGrowthPercent } from './heap-growth.ts';

const megabytes = (count: number) => count * 1024 * 1024;

it('lets a small heap and a large one grow by as much', () => {
  expect(toGrowthPercent(megabytes(32))).toBe(100);
  expect(toGrowthPercent(megabytes(64))).toBe(50);
  expect(toGrowthPercent(megabytes(256))).toBe(13);
});

it('leaves the largest heap room to breathe', () => {
  expect(toGrowthPercent(megabytes(2000))).toBe(10);
});
