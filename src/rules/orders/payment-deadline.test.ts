import { expect, it } from 'vitest';
import { toSaoPauloInstant } from '../calendar-day.ts';
import { countMinutesToNextBusinessDay } from './payment-deadline.ts';

const minuteMs = 60_000;

it.each([
  ['a Wednesday', '2026-11-25T10:00:00-03:00', '2026-11-26T23:59:00-03:00'],
  ['the last minute of a Wednesday', '2026-11-25T23:59:30-03:00', '2026-11-26T23:58:30-03:00'],
  [
    'the first minute of a Thursday, still Wednesday in the west',
    '2026-11-26T00:00:00-03:00',
    '2026-11-27T23:59:00-03:00',
  ],
  ['a Friday', '2026-11-27T18:30:00-03:00', '2026-11-30T23:59:00-03:00'],
  ['a Saturday', '2026-11-28T08:00:00-03:00', '2026-11-30T23:59:00-03:00'],
  ['the day before Christmas, a Thursday', '2026-12-24T12:00:00-03:00', '2026-12-28T23:59:00-03:00'],
  ['the last day of the year', '2026-12-31T12:00:00-03:00', '2027-01-04T23:59:00-03:00'],
])('ends with the next business day: %s', (_what, now, end) => {
  const nowMs = Date.parse(now);
  expect(toSaoPauloInstant(nowMs + countMinutesToNextBusinessDay(nowMs) * minuteMs)).toBe(end);
});
