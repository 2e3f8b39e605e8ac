import type { Selectable } from 'kysely';
import type { Consent, Consents } from '#contract/customers/privacy.ts';
import type { ConsentRow } from '#database/schema/accounts.ts';
import { toDateTime } from '../../catalogue/published/links.ts';

/** Expects decisions sorted newest first. */
export function toConsents(rows: readonly Selectable<ConsentRow>[]): Consents {
  const current = rows.filter((row, position) => rows.findIndex(({ purpose }) => purpose === row.purpose) === position);
  return { atuais: current.map(toConsent), historico: rows.map(toConsent) };
}

/** One decision of the log. */
export function toConsent(row: Selectable<ConsentRow>): Consent {
  return {
    finalidade: row.purpose,
    aceita: row.granted === 1,
    versao: row.text_version,
    data: toDateTime(row.created_at),
  };
}
