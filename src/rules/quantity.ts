// Quantities as people type them.

import { cleanCode } from './typed-text.ts';

/**
 * A whole number of 0 or more. Undefined for every other text: "1,5", "2.0", "-3" and "1e2" must not become another number.
 * At most four digits, so that a pasted code is no quantity.
 */
export function parseQuantity(text: string): number | undefined {
  const code = cleanCode(text);
  return /^\d{1,4}$/.test(code) ? Number(code) : undefined;
}
