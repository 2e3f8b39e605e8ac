// Brazilian telephone numbers: two digits of the area (DDD), then nine digits of a mobile or eight of a landline.

import { readCode } from './typed-text.ts';

/** Digits in any grouping. */
const separated = /^[\d\s().+-]*$/;
const pattern = /^[1-9][1-9](?:9\d{8}|[2-5]\d{7})$/;

const readPhone = (input: string) => readCode(input, 'tel|telefone|fone|cel|celular|whats(?:app)?');

/** The ten or eleven digits, with or without `+55` and in any grouping; undefined when it is not a phone number. */
export function parsePhone(input: string): string | undefined {
  const text = readPhone(input);
  if (!separated.test(text)) return undefined;
  const all = text.replaceAll(/\D/g, '');
  const digits = all.length > 11 && all.startsWith('55') ? all.slice(2) : all;
  return pattern.test(digits) ? digits : undefined;
}

/** `(41) 99999-0001` or `(41) 3333-0001`; a value of any other length is returned unchanged. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
}

/**
 * Masks partial input as `(41) 99999-0001` or `(41) 3333-0001` and removes the country code `+55`. Only digits and the signs between
 * them are taken. A number with more digits or of another country is not grouped, since it would look like a Brazilian one.
 */
export function maskPhoneInput(input: string): string {
  const text = readPhone(input);
  const all = text.replaceAll(/\D/g, '');
  const digits = text.startsWith('+55') || (all.length > 11 && all.startsWith('55')) ? all.slice(2) : all;
  if (digits.length > 11 || /^\+(?!55)/.test(text)) return dropOthers(input);
  if (digits.length <= 2) return digits;
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  const head = number.length > 8 ? 5 : 4;
  return `(${area}) ${number.slice(0, head)}${number.length > head ? `-${number.slice(head)}` : ''}`;
}

function dropOthers(input: string): string {
  return input
    .replaceAll(/[^\d\s().+-]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trimStart();
}
