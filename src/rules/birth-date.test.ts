import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBirthDate } from './calendar-day.ts';

const today = '2026-11-20';

describe('isBirthDate', () => {
  it.each(['1990-05-04', '1900-01-01', '2000-02-29', '2024-02-29', today])('accepts %s', (text) => {
    expect(isBirthDate(text, today)).toBe(true);
  });

  it.each([
    ['tomorrow', '2026-11-21'],
    ['next century', '2100-01-01'],
    ['before 1900', '1899-12-31'],
    ['31 February', '1990-02-31'],
    ['29 February of a common year', '2023-02-29'],
    ['29 February 1900', '1900-02-29'],
    ['month 13', '1990-13-01'],
    ['day 0', '1990-01-00'],
    ['the Brazilian notation', '04/05/1990'],
    ['a time behind it', '1990-05-04T00:00:00Z'],
    ['a short year', '90-05-04'],
    ['a sign', '-1990-05-04'],
    ['blanks', ' 1990-05-04'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(isBirthDate(text, today)).toBe(false);
  });

  it('accepts every day from 1900 until today', () => {
    const bounds = { min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(bounds), (date) => {
        expect(isBirthDate(date.toISOString().slice(0, 10), today)).toBe(true);
      }),
    );
  });
});
