import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDocument,
  isPersonDocument,
  maskDocument,
  maskDocumentInput,
  normaliseDocument,
  parseDocument,
} from './document.ts';
import { anyText } from './testing/any-text.ts';

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const charactersOfCnpj = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const baseOfCpf = digits(9).filter((base) => new Set(base).size > 1);
const baseOfCnpj = fc
  .string({ unit: charactersOfCnpj, minLength: 12, maxLength: 12 })
  .filter((base) => new Set(base).size > 1);
const checkDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const complete = (base: string) => checkDigits.map((digit) => base + digit).filter((value) => parseDocument(value));
const completeOne = (base: string) => complete(base)[0] ?? '';

describe('parseDocument', () => {
  it.each([
    ['52998224725', '52998224725'],
    ['529.982.247-25', '52998224725'],
    [' 111.444.777-35 ', '11144477735'],
    ['\u202a529.982.247-25\u202c', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['11222333000181', '11222333000181'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['529.982.247\u201325', '52998224725'],
    ['529.982.247\u201125', '52998224725'],
    ['CPF: 529.982.247-25', '52998224725'],
    ['CPF nº 529.982.247-25;', '52998224725'],
    ['CPF/CNPJ: 11.222.333/0001\u201381', '11222333000181'],
    ['CNPJ 12.ABC.345/01DE-35', '12ABC34501DE35'],
  ])('parses %j as %s', (input, expected) => {
    expect(parseDocument(input)).toBe(expected);
  });

  it.each([
    ['a wrong last digit', '52998224724'],
    ['a wrong first check digit', '52998224735'],
    ['digits that change places', '25998224725'],
    ['a wrong digit of a CNPJ', '11222333000180'],
    ['a wrong letter', '12ABD34501DE35'],
    ['a letter as check digit', '12ABC34501DE3A'],
    ['a letter in a CPF', '5299822472A'],
    ['ten digits', '5299822472'],
    ['twelve digits', '529982247250'],
    ['a company number without its last digit', '1122233300018'],
    ['nothing', ''],
    ['blanks', '   '],
    ['digits of another script', '٥٢٩٩٨٢٢٤٧٢٥'],
    ['a letter that only becomes ASCII in upper case', '12ABC34501Dı35'],
    ['other separators', '529_982_247_25'],
  ])('refuses %s', (_, input) => {
    expect(parseDocument(input)).toBeUndefined();
  });

  it('refuses one digit repeated, though its check digits are right', () => {
    for (const digit of '0123456789') {
      expect(parseDocument(digit.repeat(11))).toBeUndefined();
      expect(parseDocument(digit.repeat(14))).toBeUndefined();
    }
  });

  it('accepts exactly one pair of check digits behind any base', () => {
    fc.assert(
      fc.property(fc.oneof(baseOfCpf, baseOfCnpj), (base) => {
        expect(complete(base)).toHaveLength(1);
      }),
    );
  });

  // Remainders 0 and 1 share the check digit 0, so every wrong digit is detected only when the check digit is not 0.
  it('refuses any one wrong digit of a CPF whose first check digit is not 0', () => {
    const cpf = baseOfCpf.map(completeOne).filter((value) => value[9] !== '0');
    fc.assert(
      fc.property(cpf, fc.nat(10), fc.integer({ min: 1, max: 9 }), (value, at, shift) => {
        const wrong = String((Number(value[at]) + shift) % 10);
        expect(parseDocument(value.slice(0, at) + wrong + value.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('refuses any one wrong digit of a CNPJ of digits whose first check digit is not 0', () => {
    const cnpj = digits(12)
      .map(completeOne)
      .filter((value) => value !== '' && value[12] !== '0');
    fc.assert(
      fc.property(cnpj, fc.nat(13), fc.integer({ min: 1, max: 9 }), (value, at, shift) => {
        const wrong = String((Number(value[at]) + shift) % 10);
        expect(parseDocument(value.slice(0, at) + wrong + value.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('parses its own formatted output, in upper or lower case', () => {
    fc.assert(
      fc.property(fc.oneof(baseOfCpf, baseOfCnpj).map(completeOne), (value) => {
        expect(parseDocument(formatDocument(value))).toBe(value);
        expect(parseDocument(formatDocument(value).toLowerCase())).toBe(value);
      }),
    );
  });

  it('returns without throwing for any text', () => {
    fc.assert(
      fc.property(anyText(), (input) => {
        expect([undefined, normaliseDocument(input)]).toContain(parseDocument(input));
      }),
    );
  });
});

describe('isPersonDocument', () => {
  it.each([
    ['52998224725', true],
    ['11222333000181', false],
    ['12ABC34501DE35', false],
  ])('returns for %s %s', (value, expected) => {
    expect(isPersonDocument(value)).toBe(expected);
  });
});

describe('formatDocument and maskDocument', () => {
  it.each([
    ['52998224725', '529.982.247-25', '***.***.***-25'],
    ['11222333000181', '11.222.333/0001-81', '**.***.***/****-81'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35', '**.***.***/****-35'],
    ['', '', ''],
  ])('turn %s into %s and %s', (value, formatted, masked) => {
    expect(formatDocument(value)).toBe(formatted);
    expect(maskDocument(value)).toBe(masked);
  });
});

describe('maskDocumentInput', () => {
  it.each([
    ['', ''],
    ['529', '529'],
    ['5299', '529.9'],
    ['529982', '529.982'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    ['112223330001', '11.222.333/0001'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12a', '12.A'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['52998224725\u200b', '529.982.247-25'],
    ['CPF: 529.982.247\u201125', '529.982.247-25'],
    ['documento 529.982.247-25', '529.982.247-25'],
    ['529,982,247,25', '529.982.247-25'],
    ['5299822472é', '529.982.247-2'],
    ['12abc34501dex35', '12.ABC.345/01DE-35'],
    ['112223330001819', '112223330001819'],
  ])('turns %j into %j', (typed, masked) => expect(maskDocumentInput(typed)).toBe(masked));
});
