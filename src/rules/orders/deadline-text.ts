// The end of a deadline in words.

import { toSaoPauloTime } from '../calendar-day.ts';
import { toDayWords } from './arrival-text.ts';

/** A deadline that ends with a day is counted in whole minutes and ends up to two of them before midnight. */
const lastMs = 2 * 60_000;

/** "o fim de terça, 1º de dezembro" for an instant (ISO 8601) in the last minutes of a day in São Paulo; undefined for any other. */
export function toEndOfDayText(dateTime: string): string | undefined {
  const atMs = Date.parse(dateTime);
  const { day } = toSaoPauloTime(atMs);
  return toSaoPauloTime(atMs + lastMs).day === day ? undefined : `o fim de ${toDayWords(day)}`;
}
