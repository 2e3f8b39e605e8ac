import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStatementAmount } from './amount.ts';

describe('parseStatementAmount', () => {
  it.each([
    ['-530,86', -53_086],
    ['-836.30', -83_630],
    ['             47,01', 4701],
    ['115.90 ', 11_590],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567,89', 123_456_789],
    ['6000.000,00', 600_000_000],
    ['+10.50', 1050],
    ['- 5,17', -517],
    ['R$ 80,00', 8000],
    ['R$ -300,00', -30_000],
    ['-R$\u00a0300,00', -30_000],
    ['\u2212300,00', -30_000],
    [',50', 50],
    ['1200', 120_000],
    ['1.200', 120_000],
    ['0,00', 0],
    ['-0,00', 0],
  ])('reads "%s" as %d centavos', (text, expected) => {
    expect(parseStatementAmount(text)).toBe(expected);
  });

  it.each([
    [''],
    ['            .  '],
    ['-'],
    ['R$'],
    ['abc'],
    ['1.2'],
    ['115,9'],
    ['1.200,0'],
    ['12.34.56'],
    ['1234.5678'],
    ['.123'],
    ['1.,23'],
    ['--5,00'],
    ['5,00-5,00'],
    ['1e5'],
    ['NaN'],
    ['99999999999999999,00'],
  ])('finds no amount in "%s"', (text) => {
    expect(parseStatementAmount(text)).toBeUndefined();
  });

  it('reads what any bank writes of an amount', () => {
    const grouped = (whole: number, separator: string) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 11 }),
        fc.constantFrom(['', ','], ['', '.'], ['.', ','], [',', '.']),
        fc.constantFrom('', '-'),
        (cents, [thousands, decimal], sign) => {
          const whole = grouped(Math.floor(cents / 100), thousands);
          const text = `  ${sign}${whole}${decimal}${String(cents % 100).padStart(2, '0')} `;
          expect(parseStatementAmount(text), text).toBe(sign === '-' ? -cents : cents);
        },
      ),
    );
  });
});
