import { expect, it } from 'vitest';
import { toEndOfDayText } from './deadline-text.ts';
import { countMinutesToNextBusinessDay } from './payment-deadline.ts';

it.each([
  ['2026-12-01T23:59:00-03:00', 'o fim de terça, 1º de dezembro'],
  ['2026-12-02T02:58:01Z', 'o fim de terça, 1º de dezembro'],
  ['2026-12-01T23:57:59-03:00', undefined],
  ['2026-12-02T00:00:00-03:00', undefined],
])('says %s as %s', (dateTime, text) => expect(toEndOfDayText(dateTime)).toBe(text));

it.each(['10:00:00', '10:00:01', '10:00:59'])('knows the end of a whole day that is counted from %s', (time) => {
  const nowMs = Date.parse(`2026-11-30T${time}-03:00`);
  const dueAt = new Date(nowMs + countMinutesToNextBusinessDay(nowMs) * 60_000);
  expect(toEndOfDayText(dueAt.toISOString())).toBe('o fim de terça, 1º de dezembro');
});
