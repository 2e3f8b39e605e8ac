// Money is integer centavos inside and reais on the wire; this file is the only place that rounds it.

import { cleanCode } from './typed-text.ts';

/** The most that is stored of any amount: databases keep centavos in 32 bits. */
export const mostCents = 2_147_483_647;

/** Rounds to a whole number, halves away from zero. The offset absorbs floating-point errors such as 0.95 * 110 = 104.49999. */
export function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9);
}

/** Centavos as reais for the wire: 4990 is 49.9. */
export function toReais(cents: number): number {
  return cents / 100;
}

/** Reais from the wire as centavos: 49.9 is 4990. */
export function toCents(reais: number): number {
  return roundHalfUp(reais * 100);
}

/**
 * `cents` times `part` over `whole`, rounded half up, for amounts of 0 or more. Integer arithmetic, because binary fractions
 * lose halves.
 */
export function toShare(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

/**
 * The amount after a discount; `discount` is a fraction such as 0.05, exact to a hundredth of a percent. Rounds half up
 * (reading A29).
 */
export function takeOff(cents: number, discount: number): number {
  return toShare(cents, 10_000 - roundHalfUp(discount * 10_000), 10_000);
}

/** A fraction as percent for the wire: 0.05 is 5, 0.055 is 5.5. */
export function toPercent(fraction: number): number {
  return roundHalfUp(fraction * 10_000) / 100;
}

/** Specification 9: the cash price (Pix). */
export function toCashPriceCents(priceCents: number, discount: number): number {
  return takeOff(priceCents, discount);
}

/** Whole percent that `price` lies below `listPrice`, rounded; 0 when it does not. */
export function toDiscountPercent(listPrice: number, price: number): number {
  return listPrice > price && listPrice > 0 ? roundHalfUp((1 - price / listPrice) * 100) : 0;
}

/** Whole reais with or without dots between the thousands, and centavos after a comma; number pads type a dot instead. */
const typedReais = /^(?:R\$\s*)?(?:(\d{1,3}(?:\.\d{3}){1,2}|\d{1,7})(?:,(\d{1,2}))?|(\d{1,7})\.(\d{1,2}))$/i;

/** A typed amount in reais: "1.234,50", "1234.5" or "R$ 50". Undefined for a text that is no amount, such as "1.2.3" or "-3". */
export function parseReais(text: string): number | undefined {
  const match = typedReais.exec(cleanCode(text));
  if (!match) return undefined;
  const [, grouped, cents, whole = grouped, decimals = cents] = match;
  return Number(`${whole?.replaceAll('.', '')}.${decimals ?? '0'}`);
}

/**
 * "1.234,5" with one digit after the comma, rounded half up. The output equals that of `Intl.NumberFormat`, which is not
 * used because its first call takes 0.1 s on a phone.
 */
export function formatNumber(value: number, digits = 0): string {
  const scaled = roundHalfUp(value * 10 ** digits);
  const text = String(Math.abs(scaled)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${scaled < 0 ? '-' : ''}${whole}${digits > 0 ? `,${text.slice(-digits)}` : ''}`;
}

/** Specification 9: "R$ 1.234,56", with a no-break space after the sign. */
export function formatReais(reais: number): string {
  return formatDecimal(reais).replace(/^-?/, '$&R$\u00a0');
}

/** "− R$ 6,79", with a minus sign that no line ends with. */
export function formatDiscount(reais: number): string {
  return `−\u00a0${formatReais(reais)}`;
}

/** "1.234,56", for the fixed sentences that carry their own "R$ ". */
export function formatDecimal(reais: number): string {
  return formatNumber(reais, 2);
}
