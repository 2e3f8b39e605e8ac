// Numbers under bar codes (GTIN, of which the EAN is one), by the rules of GS1.

/**
 * Whether a text is the number of a product that is sold anywhere: 8, 12, 13 or 14 digits with a right check digit, none of the
 * ranges that a shop uses inside (02, 04, 2) or for coupons (05, 98, 99).
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  if (text.length === 13 && /^(?:02|04|05|2|98|99)/.test(text)) return false;
  return /[1-9]/.test(text) && sumWeighted(text) % 10 === 0;
}

/** The check digit counts once, and leftwards every other digit three times. */
function sumWeighted(digits: string): number {
  const last = digits.length - 1;
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * ((last - place) % 2 === 0 ? 1 : 3), 0);
}
