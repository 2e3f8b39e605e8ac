import { fieldSentences } from '#contract/customers/profile-fields.ts';
import { isBirthDate } from '#rules/calendar-day.ts';
import { toDateTime } from '../../catalogue/published/links.ts';
import { ApiError } from '../../http/errors.ts';

/** Throws `invalid` for a date after today in São Paulo; '' and undefined are ignored. */
export function requirePastBirth(birthDate: string | undefined, nowMs: number): void {
  if (!birthDate || isBirthDate(birthDate, toDateTime(nowMs).slice(0, 10))) return;
  throw new ApiError('invalid', fieldSentences.nascimento, { field: 'nascimento' });
}
