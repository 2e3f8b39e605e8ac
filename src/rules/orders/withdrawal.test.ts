import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findAnswerDueDay, findLastWithdrawalDay, isWithdrawalOpen } from './withdrawal.ts';

const at = (time: string) => Date.parse(time);

describe('isWithdrawalOpen', () => {
  it.each([
    ['on the day of delivery', '2026-11-20T14:00:00-03:00', '2026-11-20T14:00:00-03:00', true],
    ['in the last millisecond of the seventh day', '2026-11-20T14:00:00-03:00', '2026-11-27T23:59:59.999-03:00', true],
    ['from the eighth day on', '2026-11-20T14:00:00-03:00', '2026-11-28T00:00:00-03:00', false],
    ['for a delivery in the first minute of a day', '2026-11-20T00:00:00-03:00', '2026-11-27T23:59:59.999-03:00', true],
    ['for a delivery in the last minute of a day', '2026-11-20T23:59:59-03:00', '2026-11-28T00:00:00-03:00', false],
    // 22:30 in São Paulo is the next day in UTC.
    ['for a delivery that is tomorrow in UTC', '2026-11-21T01:30:00Z', '2026-11-28T03:00:00Z', false],
    ['now that is tomorrow in UTC', '2026-11-20T14:00:00Z', '2026-11-28T02:59:59.999Z', true],
    ['over 29 February', '2028-02-25T10:00:00-03:00', '2028-03-03T23:59:59-03:00', true],
    ['after 29 February', '2028-02-25T10:00:00-03:00', '2028-03-04T00:00:00-03:00', false],
    ['over New Year', '2026-12-28T10:00:00-03:00', '2027-01-04T23:59:59-03:00', true],
    // Clocks went forward on 4 November 2018 in São Paulo; days are counted, not hours.
    ['over a change of clocks', '2018-10-30T10:00:00-03:00', '2018-11-06T23:59:59-02:00', true],
    ['after a change of clocks', '2018-10-30T10:00:00-03:00', '2018-11-07T00:00:00-02:00', false],
  ])('decides %s [R10.6-01]', (_, deliveredAt, now, isOpen) => {
    expect(isWithdrawalOpen(at(deliveredAt), at(now))).toBe(isOpen);
  });

  it('is open before delivery [R10.6-02]', () => {
    expect(isWithdrawalOpen(null, at('2030-01-01T00:00:00Z'))).toBe(true);
  });

  it('is open for more than seven and at most eight times 24 hours', () => {
    const hour = 3_600_000;
    const anyTime = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2090-01-01T00:00:00Z') });
    fc.assert(
      fc.property(anyTime, (deliveredAt) => {
        expect(isWithdrawalOpen(deliveredAt, deliveredAt + 7 * 24 * hour)).toBe(true);
        expect(isWithdrawalOpen(deliveredAt, deliveredAt + 8 * 24 * hour)).toBe(false);
      }),
    );
  });
});

describe('findLastWithdrawalDay', () => {
  it('names the seventh day after delivery in São Paulo', () => {
    expect(findLastWithdrawalDay(at('2026-11-21T02:59:59Z'))).toBe('2026-11-27');
    expect(findLastWithdrawalDay(at('2026-11-21T03:00:00Z'))).toBe('2026-11-28');
  });
});

describe('findAnswerDueDay', () => {
  it.each([
    ['2026-11-20T10:00:00-03:00', '2026-11-25'],
    ['2026-11-21T02:59:59Z', '2026-11-25'],
    ['2026-12-30T10:00:00-03:00', '2027-01-04'],
  ])('gives the shop five days from %s: %s [R10.6-03]', (receivedAt, day) => {
    expect(findAnswerDueDay(at(receivedAt))).toBe(day);
  });
});

it.each(['UTC', 'Asia/Tokyo', 'America/Sao_Paulo'])(
  'ends and is due on the same days where the process is in %s [R10.6-04]',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const instants = ['2026-11-21T02:59:59Z', '2026-11-21T03:00:00Z', '2028-02-22T12:00:00Z', '2018-10-30T02:30:00Z'];
    expect(instants.map(at).map((time) => [findLastWithdrawalDay(time), findAnswerDueDay(time)])).toEqual([
      ['2026-11-27', '2026-11-25'],
      ['2026-11-28', '2026-11-26'],
      ['2028-02-29', '2028-02-27'],
      ['2018-11-05', '2018-11-03'],
    ]);
  },
);
