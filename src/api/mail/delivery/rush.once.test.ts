import { expect, it } from 'vitest';
import { createRushCheck } from './rush.ts';

it('lets mail wait while the thread is busy, five rounds at most', () => {
  let utilization = 0.3;
  const isRush = createRushCheck(() => utilization);
  expect(isRush()).toBe(false);
  utilization = 0.99;
  expect(Array.from({ length: 8 }, isRush)).toEqual([true, true, true, true, true, false, true, true]);
  utilization = 0.3;
  expect(isRush()).toBe(false);
});
