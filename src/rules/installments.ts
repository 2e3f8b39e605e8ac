// Installments of a price by one rule: maximum count, count without interest, smallest amount, interest rate.

import { roundHalfUp } from './money.ts';

export interface InstallmentRule {
  max: number;
  interestFree: number;
  /** Centavos. */
  minimumCents: number;
  /** Percent a month for those beyond the interest-free ones, by the Price table. */
  monthlyRatePercent: number;
}

export const defaultInstallmentRule: InstallmentRule = {
  max: 12,
  interestFree: 6,
  minimumCents: 1500,
  monthlyRatePercent: 2.49,
};

export interface InstallmentOption {
  count: number;
  /** Centavos; without interest the first one also includes the remainder of the division. */
  amountCents: number;
  totalCents: number;
  ratePercent: number;
}

/** Ascending from 1; empty for a price of 0. A price below the minimum can still be paid in one installment. */
export function listInstallments(
  priceCents: number,
  rule: InstallmentRule = defaultInstallmentRule,
): InstallmentOption[] {
  const options: InstallmentOption[] = [];
  for (let count = 1; count <= rule.max && priceCents > 0; count += 1) {
    const option = toOption(priceCents, count, rule);
    if (count > 1 && option.amountCents < rule.minimumCents) break;
    options.push(option);
  }
  return options;
}

function toOption(priceCents: number, count: number, rule: InstallmentRule): InstallmentOption {
  if (count <= rule.interestFree || count === 1) {
    return { count, amountCents: Math.floor(priceCents / count), totalCents: priceCents, ratePercent: 0 };
  }
  const rate = rule.monthlyRatePercent / 100;
  const amountCents = roundHalfUp((priceCents * rate) / (1 - (1 + rate) ** -count));
  return { count, amountCents, totalCents: amountCents * count, ratePercent: rule.monthlyRatePercent };
}

/** Specification 9, reading A23: the last interest-free option when it is of two or more, else undefined. */
export function findInterestFreeOption<Option extends { parcelas: number; taxa: number }>(
  options: readonly Option[],
): Option | undefined {
  const option = options.filter(({ taxa }) => taxa === 0).at(-1);
  return option && option.parcelas >= 2 ? option : undefined;
}
