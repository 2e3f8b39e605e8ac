// Amounts as bank statements write them: "-530,86", "1.234,56", "6000.000,00", "+10.50", "R$ -300,00", padded with blanks.

import { cleanCode } from '../typed-text.ts';

/** A sign before or after "R$", whole reais with or without separators between thousands, and two digits of centavos. */
const amountPattern = /^(?:R\$)?\s*([+\u2212-]?)\s*(?:R\$)?\s*(\d+(?:[.,]\d{3})*)?(?:[.,](\d{2}))?$/;

/** Padded by the bank; nothing longer is an amount, and the pattern would take long on it. */
const mostCharacters = 60;

/**
 * The amount in centavos, negative for a debit, or undefined for a text that is no amount. The last separator is the decimal one
 * if exactly two digits follow it, whether it is a comma or a point: banks use both, some in the same file. Three digits are thousands.
 */
export function parseStatementAmount(text: string): number | undefined {
  const match = text.length > mostCharacters ? undefined : amountPattern.exec(cleanCode(text));
  if (!match) return undefined;
  const [, sign, reais, centavos] = match;
  if (reais === undefined && centavos === undefined) return undefined;
  const cents = Number(`${(reais ?? '').replaceAll(/[.,]/g, '')}${centavos ?? '00'}`);
  if (!Number.isSafeInteger(cents)) return undefined;
  return sign === '' || sign === '+' || cents === 0 ? cents : -cents;
}
