import type { OrderFilter } from '#api/orders/merchant/each-order.ts';
import { addDays, isCalendarDay, toDayStart } from '#rules/calendar-day.ts';
import { orderWords } from '#rules/orders/order-state.ts';
import { CommandError, findText, type Options } from './command.ts';

const states = [...orderWords, 'a-devolver', 'contestado', 'a-decidir'] as const;

/** `--estado`, and `--de` and `--ate`: days in São Paulo. */
export function getFilter(options: Options): OrderFilter {
  const [text, since, until] = [findText(options, 'estado'), findText(options, 'de'), findText(options, 'ate')];
  const state = states.find((name) => name === text);
  if (text !== undefined && state === undefined)
    throw new CommandError(`Não existe o estado “${text}”. Os estados são: ${states.join(', ')}.`);
  return {
    state,
    sinceMs: since === undefined ? 0 : toDayStart(getDay(since)),
    untilMs: until === undefined ? Number.MAX_SAFE_INTEGER : toDayStart(addDays(getDay(until), 1)),
  };
}

function getDay(text: string): string {
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  if (!isCalendarDay(day)) throw new CommandError(`“${text}” não é uma data. Escreva como 26/11/2026.`);
  return day;
}
