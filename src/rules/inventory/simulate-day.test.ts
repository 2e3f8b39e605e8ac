import { describe, expect, it } from 'vitest';
import { simulateDay } from './testing/simulate-day.ts';

const day = (networks: number, hasLimits = true) => simulateDay({ networks, hasLimits, minutesToPay: 30 });

describe('a day with 300 orders', () => {
  it('is the same with and without limits while nobody attacks', () => {
    expect(day(0)).toEqual(day(0, false));
    expect(day(0)).toMatchObject({ refusedNew: 0, refusedReturning: 0 });
  });

  it('has at most a dozen products off sale while one network orders what it can and never pays', () => {
    expect(day(1, false).offSale, 'without limits').toBeGreaterThan(80);
    const { offSale, refusedNew } = day(1);
    expect(offSale).toBeLessThanOrEqual(12);
    expect(refusedNew).toBeLessThan(0.1);
  });

  it.each([10, 200])('has at most a quarter of them off sale while %i networks do', (networks) => {
    const { offSale, refusedNew } = day(networks);
    expect(offSale).toBeLessThanOrEqual(60);
    expect(refusedNew).toBeLessThan(0.6);
  });
});
