// Free shipping: the threshold by region and the two fixed sentences (specification 9; readings A16, A21, A22, A42).

import { formatDecimal, formatReais, toCents, toReais } from './money.ts';

export interface FreeShippingRule {
  /** Reais. */
  threshold: number;
  /** Reais, for the Southeast and the South. */
  regionalThreshold: number;
  /** Whether a subtotal equal to the threshold ships free. Where settings do not say, it does not (reading A16). */
  isInclusive: boolean;
}

export const defaultFreeShippingRule: FreeShippingRule = { threshold: 159, regionalThreshold: 149, isInclusive: true };

const regionalStates = new Set(['SP', 'RJ', 'MG', 'ES', 'PR', 'SC', 'RS']);
const regions = new Set(['Sudeste', 'Sul']);

/** The destination: the region from the lookup if known, else the region of the state (UF). */
export interface FreeShippingPlace {
  state: string;
  region?: string | undefined;
}

/** Reais from which freight is free for a place, undefined when it is not known (reading A21). */
export function findThreshold(rule: FreeShippingRule, place: FreeShippingPlace | undefined): number {
  if (!place) return rule.threshold;
  const isRegional = place.region ? regions.has(place.region) : regionalStates.has(place.state.toUpperCase());
  return isRegional ? rule.regionalThreshold : rule.threshold;
}

/**
 * Whether goods of this value ship free to a place, exactly where the bar of the cart says so. The value is that of the goods
 * before coupons, in centavos (specification 9).
 */
export function hasReachedThreshold(rule: FreeShippingRule, place: FreeShippingPlace, subtotalCents: number): boolean {
  return toFreeShippingProgress(toReais(subtotalCents), findThreshold(rule, place), rule.isInclusive).hasWon;
}

/** "a partir de R$ 149", or "acima de R$ 149,90" if exactly the threshold does not ship free. */
export function toThresholdText({ isInclusive }: FreeShippingRule, reais: number): string {
  return `${isInclusive ? 'a partir' : 'acima'} de ${formatThreshold(reais)}`;
}

/** "R$ 149", or "R$ 149,90" with centavos. */
export function formatThreshold(reais: number): string {
  return formatReais(reais).replace(',00', '');
}

export interface FreeShippingProgress {
  remaining: number;
  hasWon: boolean;
  /** 0 to 1. */
  fraction: number;
  message: string;
}

/** Beyond the threshold, or by a coupon that pays for the freight. */
export const wonFreeShipping: FreeShippingProgress = {
  remaining: 0,
  hasWon: true,
  fraction: 1,
  message: 'Parabéns! Você ganhou Frete Grátis',
};

/** Reading A16: the alert is shown while the remaining amount is zero or more; with `isInclusive`, zero ships free. */
export function toFreeShippingProgress(subtotal: number, threshold: number, isInclusive = false): FreeShippingProgress {
  const remaining = toReais(toCents(threshold - subtotal));
  const hasWon = remaining < 0 || (isInclusive && remaining === 0);
  if (hasWon) return { ...wonFreeShipping, remaining };
  return {
    remaining,
    hasWon,
    fraction: threshold > 0 ? Math.min(1, Math.max(0, subtotal / threshold)) : 1,
    message: `Adicione R$ ${formatDecimal(Math.max(0, remaining))} e fique isento de Frete.`,
  };
}
