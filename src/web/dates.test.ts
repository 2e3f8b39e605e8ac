import { expect, it } from 'vitest';
import { toDay, toIsoDay, toMinute } from './dates.ts';

it('formats dates and times in the time zone of São Paulo', () => {
  expect(toDay('2026-11-22T01:30:00Z')).toBe('21/11/2026');
  expect(toMinute('2026-11-22T01:30:00Z')).toBe('21/11/2026 às\u00A022h30');
  expect(toIsoDay('2026-11-22T01:30:00Z')).toBe('2026-11-21');
});
