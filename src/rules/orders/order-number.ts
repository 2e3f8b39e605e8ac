// The number by which people name an order (specification 10.5), such as "7K4P-94QX".

import { readCode } from '../typed-text.ts';

/**
 * Digits and capitals without those that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V) and without the other vowels, so that no
 * number reads as a word.
 */
const alphabet = '34679CDFGHJKMNPQRTWXY';
const length = 8;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

/** `randomBelow` returns a random whole number from 0 to below its limit, as `randomInt` of `node:crypto` does. */
export function createOrderNumber(randomBelow: (limit: number) => number): string {
  return Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length))).join('');
}

/** "7K4P-94QX" */
export function formatOrderNumber(number: string): string {
  return `${number.slice(0, length / 2)}-${number.slice(length / 2)}`;
}

/** Words before an order's number: "Pedido nº", "Número do pedido:". */
const labels = 'pedido|n(?=[º°])|no|n[uú]mero|do';

/** The stored form of a typed order number, in any case, with blanks and dashes. Undefined for any other text. */
export function parseOrderNumber(text: string): string | undefined {
  const number = readCode(text, labels)
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  return pattern.test(number) ? number : undefined;
}
