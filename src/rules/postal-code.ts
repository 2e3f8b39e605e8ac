// Brazilian postal codes (CEP): mask and check (specification 5).

import { readCode } from './typed-text.ts';

const readPostalCode = (input: string) => readCode(input, 'cep');

/**
 * Five digits, a hyphen, then up to three digits; the hyphen appears with the sixth digit, and more than eight are not taken. A
 * text with other characters is no partial CEP and is returned unchanged, since dropping a part of it could make another place
 * of it.
 */
export function maskPostalCode(input: string): string {
  const code = readPostalCode(input).replaceAll(/[\s.-]/g, '');
  if (!/^\d*$/.test(code)) return input;
  const digits = code.slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** The eight digits, with or without hyphen in the input, or undefined. `00000000` is not a valid CEP. */
export function parsePostalCode(input: string): string | undefined {
  const match = /^(\d{2})\.?(\d{3})\s?-?\s?(\d{3})$/.exec(readPostalCode(input));
  const digits = match?.slice(1).join('');
  return digits === '00000000' ? undefined : digits;
}
