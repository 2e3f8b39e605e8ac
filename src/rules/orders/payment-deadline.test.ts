import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSaoPauloInstant } from '../calendar-day.ts';
import {
  countBoletoDays,
  countBoletoMinutes,
  countMinutesToNextBusinessDay,
  findBoletoDueDay,
  findLaterDeadline,
  findReviewEndMs,
  isBoletoReminderDue,
} from './payment-deadline.ts';

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
  [
    'the Friday before Carnival, when banks rest until Wednesday',
    '2027-02-05T12:00:00-03:00',
    '2027-02-10T23:59:00-03:00',
  ],
  ['the last day of the year', '2026-12-31T12:00:00-03:00', '2027-01-04T23:59:00-03:00'],
])('ends with the next business day: %s', (_what, now, end) => {
  const nowMs = Date.parse(now);
  expect(toSaoPauloInstant(nowMs + countMinutesToNextBusinessDay(nowMs) * minuteMs)).toBe(end);
});

it.each([
  ['a Wednesday', '2026-11-25T10:00:00-03:00', '2026-11-30', '2026-12-02T23:59:00-03:00', 5],
  ['a Friday, late', '2026-11-27T23:30:00-03:00', '2026-12-02', '2026-12-04T23:59:00-03:00', 5],
  ['a Sunday', '2026-11-29T09:00:00-03:00', '2026-12-02', '2026-12-04T23:59:00-03:00', 3],
  ['before Christmas', '2026-12-22T12:00:00-03:00', '2026-12-28', '2026-12-30T23:59:00-03:00', 6],
])(
  'a boleto is paid within three business days, and its order waits two more: %s',
  (_what, placed, dueDay, end, days) => {
    const placedMs = Date.parse(placed);
    expect(findBoletoDueDay(placedMs)).toBe(dueDay);
    expect(
      toSaoPauloInstant(Math.floor((placedMs + countBoletoMinutes(placedMs) * minuteMs) / minuteMs) * minuteMs),
    ).toBe(end);
    expect(countBoletoDays(placedMs, placedMs)).toBe(days);
  },
);

it('gives a boleto that is chosen on its last day until the next one', () => {
  const placedMs = Date.parse('2026-11-25T10:00:00-03:00');
  expect(countBoletoDays(placedMs, Date.parse('2026-11-30T22:00:00-03:00'))).toBe(1);
});

describe('the reminder of a boleto', () => {
  const placed = '2026-11-26T15:00:00-03:00';
  const isDue = (made: string, now: string) =>
    isBoletoReminderDue({ placedMs: Date.parse(placed), madeMs: Date.parse(made), nowMs: Date.parse(now) });

  it.each([
    ['before the morning of the day before its last day', placed, '2026-11-30T08:59:59-03:00', false],
    ['on that morning', placed, '2026-11-30T09:00:00-03:00', true],
    ['on its last day, if the shop was away before', placed, '2026-12-01T23:59:59-03:00', true],
    ['once its last day is over', placed, '2026-12-02T00:00:00-03:00', false],
    ['if it was made before that morning', '2026-11-30T08:59:00-03:00', '2026-11-30T09:00:00-03:00', true],
    ['if it was made with less than that left', '2026-11-30T09:00:00-03:00', '2026-12-01T10:00:00-03:00', false],
  ])('%s', (_what, made, now, expected) => {
    expect(isDue(made, now)).toBe(expected);
  });
});

it('waits for the bank that examines a card until the end of the second business day', () => {
  expect(toSaoPauloInstant(findReviewEndMs(Date.parse('2026-11-27T10:00:00-03:00')))).toBe('2026-12-01T23:59:00-03:00');
});

describe('the deadline of a payment that is chosen later', () => {
  it.each([
    ['by card, soon after a Pix of half an hour', 60, { firstDue: 30, mostMinutes: 60, now: 5 }, 60],
    ['by Pix, soon after a card', 30, { firstDue: 60, mostMinutes: 60, now: 5 }, 35],
    ['by Pix, when a card is refused at the last minute', 30, { firstDue: 60, mostMinutes: 60, now: 58 }, 88],
    ['by card again, when it is refused at minute 28', 60, { firstDue: 60, mostMinutes: 60, now: 28 }, 60],
    ['with a statement, soon after a card', 1800, { firstDue: 60, mostMinutes: 1800, now: 58 }, 1800],
    ['by card, while a Pix waits for its statement', 60, { firstDue: 60, mostMinutes: 1800, now: 1200 }, 1230],
    ['after half an hour was added, only what is left of it', 30, { firstDue: 60, mostMinutes: 60, now: 75 }, 90],
    ['when there is just time to pay', 30, { firstDue: 60, mostMinutes: 60, now: 80 }, 90],
    ['when there is no time to pay', 30, { firstDue: 60, mostMinutes: 60, now: 81 }, undefined],
    ['after a claim has kept the goods', 60, { firstDue: 2000, mostMinutes: 60, now: 1990 }, 2020],
    ['late, while unpaid orders hold much', 10, { firstDue: 60, mostMinutes: 15, now: 55 }, 65],
    ['early, while unpaid orders hold much', 10, { firstDue: 10, mostMinutes: 15, now: 1 }, 11],
    ['again and again, while unpaid orders hold much', 10, { firstDue: 10, mostMinutes: 15, now: 16 }, undefined],
  ])('%s', (_what, minutes, { firstDue, mostMinutes, now }, due) => {
    const [placedMs, firstDueMs, nowMs] = [0, firstDue * 60_000, now * 60_000];
    const dueMs = findLaterDeadline({ placedMs, firstDueMs, minutes, mostMinutes, nowMs });
    expect(dueMs && dueMs / 60_000).toBe(due);
  });

  it('leaves ten minutes or more, and never passes half an hour after the longest time', () => {
    const minutes = fc.integer({ min: 10, max: 3000 });
    fc.assert(
      fc.property(minutes, minutes, fc.array(fc.nat(3000)), (one, other, waits) => {
        const mostMinutes = Math.max(one, other);
        let now = 0;
        for (const [index, wait] of waits.entries()) {
          now += wait;
          const chosen = { firstDueMs: one * 60_000, minutes: index % 2 ? one : other, mostMinutes };
          const dueMs = findLaterDeadline({ placedMs: 0, ...chosen, nowMs: now * 60_000 });
          if (dueMs === undefined) continue;
          expect(dueMs).toBeGreaterThanOrEqual((now + 10) * 60_000);
          expect(dueMs).toBeLessThanOrEqual((mostMinutes + 30) * 60_000);
        }
      }),
    );
  });
});
