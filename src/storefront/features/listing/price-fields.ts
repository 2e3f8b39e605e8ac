// The two fields of the price form, as typed.

import { formatReais, parseReais } from '#rules/money.ts';
import type { FieldErrors, FormValues } from '#web/forms/form-result.ts';

const names = ['precoDe', 'precoAte'] as const;

const wrongText = 'Escreva o preço em reais, como 49,90.';

export interface PriceFields {
  values: FormValues;
  /** A message for each field that is neither empty nor an amount. */
  errors: FieldErrors;
}

/** Undefined if neither field was sent. */
export function findPriceFields(query: URLSearchParams): PriceFields | undefined {
  if (!names.some((name) => query.has(name))) return undefined;
  const typed = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  const wrong = typed.filter(([, text]) => findPriceError(text) !== undefined);
  return { values: Object.fromEntries(typed), errors: Object.fromEntries(wrong.map(([name]) => [name, wrongText])) };
}

/** The message for a text that is neither empty nor an amount. */
export function findPriceError(text: string): string | undefined {
  return text.trim() !== '' && parseReais(text) === undefined ? wrongText : undefined;
}

/** The value of the filter, with the smaller amount first; '' if both fields are empty. */
export function toPriceFilter(values: FormValues): string {
  const ends = names.map((name) => parseReais(values[name] ?? ''));
  const [from, to] = ends.includes(undefined) ? ends : ends.sort((first = 0, second = 0) => first - second);
  return from === undefined && to === undefined ? '' : `${from ?? 0}-${to ?? ''}`;
}

/** The texts of the fields for a filter: empty for an open end, and for several ranges. */
export function toPriceTexts(filter: string): FormValues {
  const [, from = '', to = ''] = /^([\d.]+)-([\d.]*)$/.exec(filter) ?? [];
  return { precoDe: toText(from), precoAte: toText(to) };
}

function toText(reais: string): string {
  return Number(reais) > 0
    ? formatReais(Number(reais))
        .replace(/^R\$\s/, '')
        .replace(/,00$/, '')
    : '';
}

/** Whether a key of the query belongs to the form. */
export function isPriceField(key: string): boolean {
  return names.some((name) => name === key);
}
