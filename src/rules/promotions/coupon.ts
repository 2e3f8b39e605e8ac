// Coupons: their benefit, and the reasons to refuse one.

import { formatDecimal, takeOff, toReais } from '../money.ts';
import { readCode, toUnicodeForm } from '../typed-text.ts';

export const couponKinds = ['percent', 'fixed', 'free_shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

export interface Coupon {
  /** Normalised by `toCouponCode`. */
  code: string;
  description: string;
  kind: CouponKind;
  /** Percent or centavos by `kind`. */
  value: number;
  /** Minimum subtotal of the products, in centavos. */
  minimumCents: number;
  /** In force from `startsAt` on and before `endsAt`, epoch milliseconds; null = without an end. */
  startsAt: number;
  endsAt: number | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  /** Whether it is for first orders only. A visitor who is not signed in may hold it. */
  isFirstOrderOnly?: boolean;
}

/** Uses so far, without those of the cart in question. */
export interface CouponUses {
  total: number;
  byCustomer: number;
  /** Those among them that are free again if the customer wants: of orders that wait for payment, and of other carts. */
  reserved?: { byOrders: number; byCarts: number };
  /** Whether the customer has ordered before. */
  hasOrdered?: boolean;
  /** Whether the customer is known only by a typed document or e-mail, which may be another person's. */
  isTyped?: boolean;
}

export type CouponReason =
  | 'unknown'
  | 'expired'
  | 'reserved'
  | 'used-up'
  | 'used-by-customer'
  | 'not-first-order'
  | 'below-minimum';

/** `message` is for the shopper. */
export interface CouponRefusal {
  reason: CouponReason;
  message: string;
}

export interface CouponBenefit {
  discountCents: number;
  hasFreeShipping: boolean;
}

/** A label ends in a colon, since "CUPOM 10" may be a code. */
const labels = String.raw`(?:cupom|c[oó]digo|c[oó]digo do cupom)(?=\s*:)`;

/** Normalises a typed code: without spaces and accents, in capitals. Undefined for an impossible code. */
export function toCouponCode(text: string): string | undefined {
  const code = toUnicodeForm(readCode(text, labels), 'NFD')
    .replaceAll(/[\s\p{M}]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9_-]{1,40}$/.test(code) ? code : undefined;
}

export const unknownCoupon: CouponRefusal = { reason: 'unknown', message: 'Não encontramos esse cupom.' };

/** A coupon that has not started yet is refused like an unknown one, so that coming promotions cannot be guessed. */
export function findCouponRefusal(
  coupon: Coupon,
  { nowMs, uses }: { nowMs: number; uses: CouponUses },
): CouponRefusal | undefined {
  if (nowMs < coupon.startsAt) return unknownCoupon;
  if (coupon.endsAt !== null && nowMs >= coupon.endsAt) return { reason: 'expired', message: 'Esse cupom venceu.' };
  if (isReached(coupon.totalLimit, uses.total)) {
    return findReservation(coupon.totalLimit, uses.total, uses) ?? takenCoupon;
  }
  if (isReached(coupon.perCustomerLimit, uses.byCustomer)) {
    const message = coupon.isFirstOrderOnly && uses.isTyped ? notForTypedText : takenCouponText;
    const usedByCustomer = { reason: 'used-by-customer', message } as const;
    return findReservation(coupon.perCustomerLimit, uses.byCustomer, uses) ?? usedByCustomer;
  }
  if (coupon.isFirstOrderOnly && uses.hasOrdered) {
    return { reason: 'not-first-order', message: uses.isTyped ? notForTypedText : notFirstOrderText };
  }
  return undefined;
}

/**
 * Buyers who have never paid an order, guests or customers, hold at most half of the uses that are left, at least one, until they pay: a
 * stranger with many carts and accounts leaves the rest to the others.
 */
export function isPartOfNewBuyersTaken(
  { totalLimit }: Pick<Coupon, 'totalLimit'>,
  uses: number,
  unpaidByNewBuyers: number,
): boolean {
  return totalLimit !== null && unpaidByNewBuyers >= Math.ceil((totalLimit - (uses - unpaidByNewBuyers)) / 2);
}

/**
 * One message for used and for reserved coupons: anyone can type another person's CPF, so it does not say which of the two it is. A
 * buyer with an unpaid order reads how to free the coupon.
 */
export const takenCouponText =
  'Esse cupom já foi usado, ou está reservado em outra sacola ou em um pedido que espera o pagamento. Se é seu, tire-o de lá ou cancele o pedido.';

const notFirstOrderText = 'Esse cupom vale só na primeira compra.';

/**
 * The same for a coupon of the first order: it says neither that the person has ordered nor that the coupon was used. That it is refused
 * still suggests one of them; the limit `buyer` bounds how many documents can be tried.
 */
const notForTypedText =
  'Esse cupom vale só na primeira compra, uma vez por pessoa, e não se aplica a este pedido. Se é seu e está em outra sacola, tire-o de lá.';

export const takenCoupon: CouponRefusal = { reason: 'used-up', message: takenCouponText };

/** What the customer can do if only their own unpaid uses reach the limit. What others have reserved is not revealed. */
function findReservation(
  limit: number | null,
  used: number,
  { reserved = { byOrders: 0, byCarts: 0 } }: CouponUses,
): CouponRefusal | undefined {
  if (isReached(limit, used - reserved.byOrders - reserved.byCarts)) return undefined;
  const message =
    reserved.byOrders > 0
      ? 'Esse cupom está no seu pedido que espera o pagamento. Para usar o cupom aqui, cancele esse pedido.'
      : 'Esse cupom está em outra sacola sua. Tire de lá, ou espere meia hora, para usar aqui.';
  return { reason: 'reserved', message };
}

function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}

/** The benefit of a coupon in force on products worth `subtotalCents`; undefined below its minimum. */
export function findCouponBenefit(
  { kind, value, minimumCents }: Pick<Coupon, 'kind' | 'value' | 'minimumCents'>,
  subtotalCents: number,
): CouponBenefit | undefined {
  if (subtotalCents < minimumCents) return undefined;
  return { discountCents: toDiscountCents(kind, value, subtotalCents), hasFreeShipping: kind === 'free_shipping' };
}

function toDiscountCents(kind: CouponKind, value: number, subtotalCents: number): number {
  const worth = Math.max(0, value);
  if (kind === 'percent') return subtotalCents - takeOff(subtotalCents, Math.min(100, worth) / 100);
  return kind === 'fixed' ? Math.min(worth, subtotalCents) : 0;
}

/** "Faltam R$ 12,00 para usar esse cupom."; `name` replaces "esse cupom". */
export function toMissingMessage(missingCents: number, name = 'esse cupom'): string {
  const verb = missingCents < 200 ? 'Falta' : 'Faltam';
  return `${verb} R$ ${formatDecimal(toReais(missingCents))} para usar ${name}.`;
}

export type CouponResult = { benefit: CouponBenefit; refusal?: undefined } | { refusal: CouponRefusal };

/** The whole rule: in force, within its limits and not below its minimum. */
export function checkCoupon(
  coupon: Coupon,
  moment: { nowMs: number; uses: CouponUses; subtotalCents: number },
): CouponResult {
  const refusal = findCouponRefusal(coupon, moment);
  if (refusal) return { refusal };
  const benefit = findCouponBenefit(coupon, moment.subtotalCents);
  if (benefit) return { benefit };
  const message = toMissingMessage(coupon.minimumCents - moment.subtotalCents);
  return { refusal: { reason: 'below-minimum', message } };
}
