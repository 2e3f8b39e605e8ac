// Means of the shop's reviews, to one decimal.

import { roundHalfUp } from './money.ts';

/** 0 without reviews. */
export function toMean(sum: number, count: number): number {
  return roundHalfUp((10 * sum) / Math.max(1, count)) / 10;
}

/** The one number of the shop, from the means of experience and service. */
export function toStoreMean(experience: number, service: number): number {
  return roundHalfUp(5 * (experience + service)) / 10;
}
