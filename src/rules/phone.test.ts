import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, maskPhoneInput, parsePhone } from './phone.ts';

const mobile = fc
  .tuple(fc.integer({ min: 11, max: 99 }), fc.integer({ min: 0, max: 99_999_999 }))
  .filter(([area]) => area % 10 > 0)
  .map(([area, number]) => `${area}9${String(number).padStart(8, '0')}`);

describe('parsePhone', () => {
  it.each([
    ['(41) 99999-0001', '41999990001'],
    ['41999990001', '41999990001'],
    ['41 9 9999 0001', '41999990001'],
    ['+55 (41) 99999-0001', '41999990001'],
    ['5541999990001', '41999990001'],
    ['\u202a+55 41 99999-0001\u202c', '41999990001'],
    ['(41) 3333-0001', '4133330001'],
    ['+55 41 3333-0001', '4133330001'],
    ['(55) 99999-0001', '55999990001'],
    ['(55) 3333-0001', '5533330001'],
    ['(41) 99999\u20130001', '41999990001'],
    ['(41) 99999\u20110001', '41999990001'],
    ['Tel.: (41) 3333-0001', '4133330001'],
    ['WhatsApp +55 41 99999-0001.', '41999990001'],
  ])('parses %j as %s', (input, expected) => {
    expect(parsePhone(input)).toBe(expected);
  });

  it.each([
    ['no area', '99999-0001'],
    ['an area that is not given out', '(10) 99999-0001'],
    ['a leading zero', '(041) 99999-0001'],
    ['a mobile that does not begin with 9', '(41) 89999-0001'],
    ['a landline that begins with 9', '(41) 9999-0001'],
    ['another country', '+1 212 555 0100 00'],
    ['letters', '41 99999-0001 ramal 2'],
    ['too many digits', '419999900011'],
    ['nothing', ''],
    ['digits of another script', '٤١٩٩٩٩٩٠٠٠١'],
  ])('refuses %s', (_, input) => {
    expect(parsePhone(input)).toBeUndefined();
  });
});

describe('formatPhone', () => {
  it.each([
    ['41999990001', '(41) 99999-0001'],
    ['4133330001', '(41) 3333-0001'],
    ['', ''],
    ['123', '123'],
  ])('turns %s into %s', (digits, expected) => {
    expect(formatPhone(digits)).toBe(expected);
  });

  it('returns a text that parsePhone accepts', () => {
    fc.assert(
      fc.property(mobile, (digits) => {
        expect(parsePhone(formatPhone(digits))).toBe(digits);
        expect(parsePhone(`+55 ${formatPhone(digits)}`)).toBe(digits);
      }),
    );
  });
});

describe('maskPhoneInput', () => {
  it.each([
    ['', ''],
    ['41', '41'],
    ['419', '(41) 9'],
    ['413333', '(41) 3333'],
    ['4133330001', '(41) 3333-0001'],
    ['41999990001', '(41) 99999-0001'],
    ['+55 41 99999-0001', '(41) 99999-0001'],
    ['5541999990001', '(41) 99999-0001'],
    ['55999990001', '(55) 99999-0001'],
    ['\u202a41 99999-0001\u202c', '(41) 99999-0001'],
    ['41 99999\u20130001', '(41) 99999-0001'],
    ['41a99999b0001', '(41) 99999-0001'],
    ['Falar com Ana: (41) 3333-0001', '(41) 3333-0001'],
    ['abc', ''],
  ])('turns %j into %j', (typed, masked) => expect(maskPhoneInput(typed)).toBe(masked));

  it.each([
    ['(41) 99999-00012', '(41) 99999-00012'],
    ['(41) 99999-0001 ramal 12', '(41) 99999-0001 12'],
    ['+', '+'],
    ['+1 415 555 0100', '+1 415 555 0100'],
    ['+351 912 345 678', '+351 912 345 678'],
  ])('makes no Brazilian number of %j', (typed, shown) => {
    expect(maskPhoneInput(typed)).toBe(shown);
    expect(parsePhone(shown)).toBeUndefined();
  });
});
