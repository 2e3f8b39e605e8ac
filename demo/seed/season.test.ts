import { describe, expect, it } from 'vitest';
import { findChristmas } from './season.ts';

const dayOf = (ms: number) => new Date(ms).toISOString();

describe('the season of Christmas', () => {
  const season = findChristmas(new Date('2026-11-26T12:00:00-03:00'));

  it('names the last days on which an order arrives by the eve, and ends after the later one', () => {
    expect(season.text).toBe(
      'Para chegar até 24/12 na entrega econômica, peça até 16/12 no Sul e no Sudeste, e até 07/12 nas outras regiões.',
    );
    expect([dayOf(season.startsAt), dayOf(season.endsAt)]).toEqual([
      '2026-11-16T03:00:00.000Z',
      '2026-12-17T03:00:00.000Z',
    ]);
  });

  it('is the next one after the eve', () => {
    expect(dayOf(findChristmas(new Date('2026-12-25T12:00:00-03:00')).startsAt)).toBe('2027-11-16T03:00:00.000Z');
  });
});
