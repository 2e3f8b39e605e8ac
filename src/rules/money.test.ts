import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDecimal,
  formatDiscount,
  formatNumber,
  formatReais,
  parseReais,
  roundHalfUp,
  takeOff,
  toCashPriceCents,
  toCents,
  toDiscountPercent,
  toPercent,
  toReais,
  toShare,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('parseReais', () => {
  it.each([
    ['50', 50],
    ['49,9', 49.9],
    ['49.90', 49.9],
    ['1.000', 1000],
    ['1.000,50', 1000.5],
    ['1.234.567', 1_234_567],
    ['1234567,89', 1_234_567.89],
    ['R$ 50,00', 50],
    ['R$\u00a050', 50],
    [' 0 ', 0],
    ['\u200e30\u200b', 30],
  ])('parses %j as %d', (text, reais) => {
    expect(parseReais(text)).toBe(reais);
  });

  it.each([
    '',
    'abc',
    '-3',
    '+3',
    '1e3',
    '1.2.3',
    '1.000.5',
    '1,234',
    '1,234.56',
    '1234.567',
    '12.34,5',
    '1 000',
    '50 reais',
    '12345678',
  ])('refuses %j', (text) => {
    expect(parseReais(text)).toBeUndefined();
  });

  it('parses every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        expect(parseReais(formatReais(toReais(amount)))).toBe(toReais(amount));
      }),
    );
  });
});

describe('roundHalfUp', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [1.5, 2],
    [2.4999, 2],
    [-0.5, -1],
    [-0.49, -0],
    [0.95 * 110, 105],
    [1.005 * 100, 101],
  ])('rounds %d to %d', (value, expected) => {
    expect(roundHalfUp(value)).toBe(expected);
  });

  it('never moves a value by more than a half', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(Math.abs(roundHalfUp(value) - value)).toBeLessThanOrEqual(0.5 + 1e-8);
      }),
    );
  });
});

describe('reais and centavos', () => {
  it.each([
    [4990, 49.9],
    [1, 0.01],
    [0, 0],
    [15900, 159],
  ])('converts %d centavos to %d reais and back', (amount, reais) => {
    expect(toReais(amount)).toBe(reais);
    expect(toCents(reais)).toBe(amount);
  });

  it('loses no centavo when it is converted to reais and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(toReais(amount))).toBe(amount);
      }),
    );
  });
});

describe('toCashPriceCents', () => {
  it.each([
    [4990, 4741],
    [8190, 7781],
    [3200, 3040],
    [110, 105],
    [10, 10],
    [1, 1],
    [0, 0],
  ])('makes %d centavos cost %d with 5 %% off', (price, expected) => {
    expect(toCashPriceCents(price, 0.05)).toBe(expected);
  });

  it('rounds the half of a large amount up', () => {
    expect(toCashPriceCents(71_998_675, 0.9)).toBe(7_199_868);
  });

  it('agrees with exact integer arithmetic, halves up', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (price, percent) => {
        expect(toCashPriceCents(price, percent / 100)).toBe(Math.floor((price * (100 - percent) + 50) / 100));
      }),
    );
  });
});

describe('toShare', () => {
  it.each([
    [1000, 1, 3, 333],
    [1000, 2, 3, 667],
    [1, 1, 2, 1],
    [3, 1, 2, 2],
    [4990, 0, 7, 0],
    [0, 5, 7, 0],
    [7990, 2790, 3290, 6776],
    [9_999_999, 9_999_998, 9_999_999, 9_999_998],
  ])('returns of %d the share %d of %d: %d', (amount, part, whole, expected) => {
    expect(toShare(amount, part, whole)).toBe(expected);
  });

  it('is exact, halves up', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 10_000_000 }), (total, part, whole) => {
        const twice = 2n * BigInt(total) * BigInt(part) + BigInt(whole);
        expect(BigInt(toShare(total, part, whole))).toBe(twice / (2n * BigInt(whole)));
      }),
    );
  });
});

describe('takeOff', () => {
  it.each([
    [4990, 0, 4990],
    [4990, 1, 0],
    [4990, 0.1, 4491],
    [333, 0.5, 167],
    [1000, 0.0549, 945],
  ])('leaves of %d, less the fraction %d, %d', (amount, discount, expected) => {
    expect(takeOff(amount, discount)).toBe(expected);
  });
});

describe('toPercent', () => {
  it.each([
    [0.05, 5],
    [0.055, 5.5],
    [0.07, 7],
    [0, 0],
    [1, 100],
  ])('writes the fraction %d as %d %%', (fraction, percent) => {
    expect(toPercent(fraction)).toBe(percent);
  });
});

describe('toDiscountPercent', () => {
  it.each([
    [59.9, 49.9, 17],
    [100, 50, 50],
    [100, 0, 100],
    [49.9, 49.9, 0],
    [40, 49.9, 0],
    [0, 49.9, 0],
  ])('from %d to %d is %d %%', (listPrice, price, expected) => {
    expect(toDiscountPercent(listPrice, price)).toBe(expected);
  });
});

describe('money as text', () => {
  it.each([
    [1234.56, 'R$\u00a01.234,56', '1.234,56'],
    [0, 'R$\u00a00,00', '0,00'],
    [0.1, 'R$\u00a00,10', '0,10'],
    [1_000_000, 'R$\u00a01.000.000,00', '1.000.000,00'],
  ])('writes %d as %s', (reais, currency, decimal) => {
    expect(formatReais(reais)).toBe(currency);
    expect(formatDecimal(reais)).toBe(decimal);
  });

  it('writes every amount as Intl does', () => {
    const currency = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -200_000_000_000, max: 200_000_000_000 }), (amount) => {
        expect(formatReais(toReais(amount))).toBe(currency.format(toReais(amount)));
        expect(formatDecimal(toReais(amount))).toBe(decimal.format(toReais(amount)));
      }),
    );
  });

  it('writes whole numbers and single digits as Intl does', () => {
    const whole = new Intl.NumberFormat('pt-BR');
    const single = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (value) => {
        expect(formatNumber(value)).toBe(whole.format(value));
        expect(formatNumber(value / 10, 1)).toBe(single.format(value / 10));
      }),
    );
  });
});

it('formatDiscount keeps the minus sign and the amount on one line', () => {
  expect(formatDiscount(6.79)).toBe('−\u00a0R$\u00a06,79');
});
