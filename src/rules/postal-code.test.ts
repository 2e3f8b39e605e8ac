import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPostalCode, parsePostalCode } from './postal-code.ts';

describe('maskPostalCode', () => {
  it.each([
    ['', ''],
    ['01', '01'],
    ['01310', '01310'],
    ['013101', '01310-1'],
    ['01310100', '01310-100'],
    ['01310-100', '01310-100'],
    ['01.310-1009999', '01310-100'],
    ['01310 100\u200b', '01310-100'],
    ['01310\u2013100', '01310-100'],
    ['CEP 01310-100', '01310-100'],
    ['CEP: 013', '013'],
    ['01310abc1009', '01310-100'],
    ['01310-10O', '01310-10'],
    ['Rua A, 01310,100', '01310-100'],
    ['abc', ''],
    ['٠١٣١٠١٠٠', ''],
  ])('turns %j into %j', (input, expected) => {
    expect(maskPostalCode(input)).toBe(expected);
  });

  it('takes digits only, in the form of specification 5, from whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        expect(maskPostalCode(input)).toMatch(/^(?:\d{0,5}|\d{5}-\d{1,3})$/);
        expect(maskPostalCode(maskPostalCode(input))).toBe(maskPostalCode(input));
      }),
    );
  });
});

describe('parsePostalCode', () => {
  it.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    ['  01310-100 ', '01310100'],
    ['01.310-100', '01310100'],
    ['01310 100', '01310100'],
    ['\u200e01310-100\u200b', '01310100'],
    ['01310\u2013100', '01310100'],
    ['01310\u2011100', '01310100'],
    ['01310 - 100', '01310100'],
    ['CEP 01310-100', '01310100'],
    ['CEP: 01310-100.', '01310100'],
    ['“01310-100”', '01310100'],
    ['00000-000', undefined],
    ['00000000', undefined],
    ['0131010', undefined],
    ['013101000', undefined],
    ['01310--100', undefined],
    ['abcdefgh', undefined],
    ['', undefined],
  ])('parses %j as %s', (input, expected) => {
    expect(parsePostalCode(input)).toBe(expected);
  });

  it('parses every masked code of eight digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0');
        expect(parsePostalCode(maskPostalCode(digits))).toBe(digits);
      }),
    );
  });
});
