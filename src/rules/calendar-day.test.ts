import { describe, expect, it } from 'vitest';
import { addDays, formatDay, isCalendarDay, toSaoPauloInstant } from './calendar-day.ts';

describe('isCalendarDay', () => {
  it.each([
    ['2026-11-24', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-00-00', false],
    ['2026-1-1', false],
    ['24/11/2026', false],
    ['', false],
  ])('says of "%s": %s', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });
});

describe('addDays', () => {
  it.each([
    ['2026-11-24', 30, '2026-12-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('counts from %s by %d days to %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

it('writes a day as people do', () => {
  expect(formatDay('2026-11-02')).toBe('02/11/2026');
});

it('writes an instant in the time of São Paulo', () => {
  const text = toSaoPauloInstant(Date.parse('2026-11-28T01:12:22.042Z'));
  expect(text).toBe('2026-11-27T22:12:22-03:00');
  expect(Date.parse(text)).toBe(Date.parse('2026-11-28T01:12:22Z'));
});
