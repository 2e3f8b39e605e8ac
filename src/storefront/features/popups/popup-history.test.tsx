import { describe, expect, it } from 'vitest';
import { isSuppressed, recordShown, wasShownInSession } from './popup-history.ts';

const now = Date.parse('2026-11-24T12:00:00-03:00');
const dayMs = 86_400_000;

describe('the popup history', () => {
  it('separates the two kinds, even with the same id', () => {
    recordShown('basic', { id: 1 }, now);
    expect(isSuppressed('basic', 1, now + 9999 * dayMs)).toBe(true);
    expect(isSuppressed('basic', 2, now)).toBe(false);
    expect(isSuppressed('exit', 1, now)).toBe(false);
    expect([wasShownInSession('basic'), wasShownInSession('exit')]).toEqual([true, false]);
  });

  it('shows a popup again after the days that the merchant set', () => {
    recordShown('basic', { id: 5, repeatAfterDays: 30 }, now);
    expect(isSuppressed('basic', 5, now + 29 * dayMs)).toBe(true);
    expect(isSuppressed('basic', 5, now + 30 * dayMs)).toBe(false);
  });

  it.each(['x', '1', 'true', '', '2020'])('treats any other entry, such as %j, as permanent', (entry) => {
    localStorage.setItem('popup:exit:9', entry);
    expect(isSuppressed('exit', 9, now)).toBe(true);
  });
});
