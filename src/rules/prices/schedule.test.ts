import { describe, expect, it } from 'vitest';
import { findPriceInForce, isInForce, toDiscount, toScheduledCents } from './schedule.ts';

const small = { basePriceCents: 2000, listPriceCents: 0 };
const large = { basePriceCents: 5001, listPriceCents: 6000 };
const week = { name: 'Semana', priceCents: 1500, startsAt: 100, endsAt: 200 };
const day = { name: 'Dia', priceCents: 1000, startsAt: 150, endsAt: 160 };
const product = { units: [small, large], schedules: [week, day] };

describe('isInForce', () => {
  it.each([
    [99, false],
    [100, true],
    [199, true],
    [200, false],
  ])('at %d is %s', (now, expected) => {
    expect(isInForce(week, now)).toBe(expected);
  });
});

describe('findPriceInForce', () => {
  it.each([
    ['the usual price without a schedule', small, 99, { cents: 2000, listCents: 0, schedule: undefined }],
    ['the "from" price of the merchant', large, 99, { cents: 5001, listCents: 6000, schedule: undefined }],
    ['the price of the schedule', small, 100, { cents: 1500, listCents: 2000, schedule: week }],
    ['the cheapest of several', small, 150, { cents: 1000, listCents: 2000, schedule: day }],
    ['the same share of another unit, rounded half up', large, 100, { cents: 3751, listCents: 6000, schedule: week }],
  ])('returns %s', (_, unit, now, expected) => {
    expect(findPriceInForce(product, unit, now)).toEqual(expected);
  });
});

it('applies the scheduled price to every unit when the first one costs nothing', () => {
  const free = { basePriceCents: 0, listPriceCents: 0 };
  expect(toScheduledCents({ units: [free, large] }, large, week)).toBe(1500);
});

it('returns whole percents below the "from" price, and 0 without one', () => {
  expect(toDiscount({ listCents: 2000, cents: 1500 })).toBe(25);
  expect(toDiscount({ listCents: 0, cents: 1500 })).toBe(0);
});
