import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultFreeShippingRule,
  findThreshold,
  hasReachedThreshold,
  toFreeShippingProgress,
  toThresholdText,
} from './free-shipping.ts';

describe('findThreshold', () => {
  it.each([
    ['SP', 149],
    ['sp', 149],
    ['RJ', 149],
    ['MG', 149],
    ['ES', 149],
    ['PR', 149],
    ['SC', 149],
    ['RS', 149],
    ['BA', 159],
    ['MS', 159],
    ['', 159],
  ])('returns for the state %s R$ %d', (state, expected) => {
    expect(findThreshold(defaultFreeShippingRule, { state })).toBe(expected);
  });

  it.each([
    ['Sudeste', 149],
    ['Sul', 149],
    ['Centro-Oeste', 159],
    ['Nordeste', 159],
    ['Norte', 159],
  ])('returns for the region %s R$ %d, whatever the state', (region, expected) => {
    for (const state of ['PR', 'MS', '']) {
      expect(findThreshold(defaultFreeShippingRule, { state, region })).toBe(expected);
    }
  });

  it('returns the general threshold while the place is unknown', () => {
    expect(findThreshold(defaultFreeShippingRule, undefined)).toBe(159);
  });
});

describe('hasReachedThreshold', () => {
  it.each([
    [14_899, true, false],
    [14_900, true, true],
    [14_901, true, true],
    [14_899, false, false],
    [14_900, false, false],
    [14_901, false, true],
  ])('computes for %d centavos to the South, the threshold included: %s', (subtotalCents, isInclusive, expected) => {
    const rule = { ...defaultFreeShippingRule, isInclusive };
    expect(hasReachedThreshold(rule, { state: 'PR' }, subtotalCents)).toBe(expected);
  });
});

it('names the threshold by whether it is included', () => {
  expect(toThresholdText(defaultFreeShippingRule, 149).replaceAll('\u00A0', ' ')).toBe('a partir de R$ 149');
  const exclusive = { ...defaultFreeShippingRule, isInclusive: false };
  expect(toThresholdText(exclusive, 149.9).replaceAll('\u00A0', ' ')).toBe('acima de R$ 149,90');
});

describe('toFreeShippingProgress', () => {
  it.each([
    [0, 'Adicione R$ 159,00 e fique isento de Frete.', 0],
    [59.9, 'Adicione R$ 99,10 e fique isento de Frete.', 0.3767],
    [158.99, 'Adicione R$ 0,01 e fique isento de Frete.', 0.9999],
    [159.01, 'Parabéns! Você ganhou Frete Grátis', 1],
    [2000, 'Parabéns! Você ganhou Frete Grátis', 1],
  ])('says at R$ %d: %s', (subtotal, message, fraction) => {
    const progress = toFreeShippingProgress(subtotal, 159);
    expect(progress.message).toBe(message);
    expect(progress.fraction).toBeCloseTo(fraction, 4);
  });

  it('still alerts at exactly the threshold, as the specification says', () => {
    expect(toFreeShippingProgress(159, 159)).toMatchObject({
      hasWon: false,
      remaining: 0,
      message: 'Adicione R$ 0,00 e fique isento de Frete.',
    });
  });

  it('grants free shipping at exactly the threshold when the merchant includes it', () => {
    expect(toFreeShippingProgress(159, 159, true).hasWon).toBe(true);
  });

  it('is not misled by binary fractions', () => {
    expect(toFreeShippingProgress(49.9 + 59.9 + 49.2, 159).remaining).toBe(0);
  });

  it('never shows a negative amount, and its bar stays between empty and full', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), fc.boolean(), (cents, isInclusive) => {
        const { fraction, hasWon, message, remaining } = toFreeShippingProgress(cents / 100, 159, isInclusive);
        expect(fraction).toBeGreaterThanOrEqual(0);
        expect(fraction).toBeLessThanOrEqual(1);
        expect(message).not.toContain('-');
        expect(hasWon).toBe(isInclusive ? remaining <= 0 : remaining < 0);
      }),
    );
  });
});
