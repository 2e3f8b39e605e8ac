// Brazilian postal codes (CEP): mask and check (specification 5).

import { readCode } from './typed-text.ts';

/**
 * Five digits, a hyphen, then up to three digits (specification 5); the hyphen appears with the sixth digit. Everything else
 * that is typed or pasted is dropped, and so are further digits.
 */
export function maskPostalCode(input: string): string {
  const digits = input.replaceAll(/\D/g, '').slice(0, 8);
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;
}

/** The eight digits, with or without hyphen in the input, or undefined. `00000000` is not a valid CEP. */
export function parsePostalCode(input: string): string | undefined {
  const match = /^(\d{2})\.?(\d{3})\s?-?\s?(\d{3})$/.exec(readCode(input, 'cep'));
  const digits = match?.slice(1).join('');
  return digits === '00000000' ? undefined : digits;
}
