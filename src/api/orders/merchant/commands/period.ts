import { addDays, isCalendarDay, toDayStart } from '#rules/calendar-day.ts';
import { CommandError, findText, type Options } from './command.ts';

/** Instants in epoch milliseconds; `untilMs` is the first one after the period. */
export interface Period {
  sinceMs: number;
  untilMs: number;
}

/** `--de` and `--ate`: days in São Paulo. */
export function getPeriod(options: Options): Period {
  const [since, until] = [findText(options, 'de'), findText(options, 'ate')];
  return {
    sinceMs: since === undefined ? 0 : toDayStart(getDay(since)),
    untilMs: until === undefined ? Number.MAX_SAFE_INTEGER : toDayStart(addDays(getDay(until), 1)),
  };
}

function getDay(text: string): string {
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  if (!isCalendarDay(day)) throw new CommandError(`“${text}” não é uma data. Escreva como 26/11/2026.`);
  return day;
}
