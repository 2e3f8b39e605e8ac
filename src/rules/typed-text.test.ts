import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/any-text.ts';
import { compareCosts } from './testing/cost.ts';
import { cleanCode, parseQuantity, readCode, removeInvisible, toUnicodeForm } from './typed-text.ts';

describe('toUnicodeForm', () => {
  it.each(['NFC', 'NFD', 'NFKD'] as const)('is the %s of what people write', (form) => {
    const text = 'Conceição, Nguyễn Thị Ánh, ﬁ, שָׁלוֹם';
    expect(toUnicodeForm(text, form)).toBe(text.normalize(form));
  });

  it.each([
    ['marks', '\u0301\u0323', 'NFC'],
    ['voicing signs among marks', '\uff9e\u0301', 'NFKD'],
  ] as const)('leaves thirty %s on a letter, in a time that grows with their number', (_, pair, form) => {
    const write = (pairs: number) => `a${pair.repeat(pairs)}`;
    expect([...toUnicodeForm(write(500), 'NFKD')]).toHaveLength(31);
    const convert = (text: string) => toUnicodeForm(text, form);
    expect(compareCosts(convert, write(2000), write(50_000))).toBeLessThan(50);
  });
});

describe('removeInvisible', () => {
  it.each([
    ['a zero-width space', 'BEM\u200bVINDA'],
    ['a word joiner', 'BEMVINDA\u2060'],
    ['a left-to-right mark', '\u200eBEMVINDA\u200e'],
    ['an embedding', '\u202aBEMVINDA\u202c'],
    ['an isolate', '\u2066BEMVINDA\u2069'],
    ['a byte order mark', '\ufeffBEMVINDA'],
    ['a soft hyphen', 'BEM\u00adVINDA'],
    ['a joiner without emoji', 'BEM\u200dVIN\u200cDA'],
    ['a variation selector', 'BEMVINDA\ufe0f'],
    ['an invisible separator', 'BEM\u2063VINDA'],
    ['a filler', 'BEMVINDA\u3164'],
    ['a tag', 'BEMVINDA\u{e0041}'],
    ['control characters', '\u0000BEM\u007fVINDA\u009b'],
  ])('removes %s', (_, text) => {
    expect(removeInvisible(text)).toBe('BEMVINDA');
  });

  it.each(['a família 👩‍👩‍👧', '❤️ amei 👍🏽', '👩🏽‍🚀', '❤️‍🔥', 'uma\nduas\ttrês', 'açaí com S/N, 12-B'])(
    'leaves %j as it is',
    (text) => {
      expect(removeInvisible(text)).toBe(text);
    },
  );

  it('never changes ASCII, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(removeInvisible(text)).toBe(text);
        },
      ),
    );
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(removeInvisible(removeInvisible(text))).toBe(removeInvisible(text));
      }),
    );
  });
});

it('trims codes', () => {
  expect(cleanCode('\u200e 80010-000\u00a0\u200b')).toBe('80010-000');
});

describe('readCode', () => {
  it.each([
    ['an en dash', '80010\u2013000'],
    ['a hyphen that does not break', '80010\u2011000'],
    ['a hyphen of its own character', '80010\u2010000'],
    ['a minus sign', '80010\u2212000'],
    ['a hyphen of full width', '80010\uff0d000'],
    ['a label', 'CEP 80010-000'],
    ['a label and a colon', 'Cep: 80010-000'],
    ['a label with a dot', 'CEP.: 80010-000'],
    ['labels in a row', 'Cep CEP 80010-000'],
    ['typographic quotes', '\u201c80010-000\u201d'],
    ['angular quotes', '\u00ab 80010-000 \u00bb'],
    ['brackets', '(80010-000)'],
    ['the end of a sentence', '80010-000.'],
    ['a comma and a blank', ' 80010-000, '],
    ['a number sign', '#80010-000'],
    ['invisible characters in a label', '\u200eC\u200bEP\u00a080010-000\u2060'],
  ])('reads past %s', (_, text) => {
    expect(readCode(text, 'cep')).toBe('80010-000');
  });

  it.each([
    ['a dot', '529\u2024982\u00b7247-25', '529.982.247-25'],
    ['a slash', '12345\u22158\u20449', '12345/8/9'],
  ])('reads what looks like %s as one', (_, text, code) => {
    expect(readCode(text, 'cpf')).toBe(code);
  });

  it.each(['CEP80010-000', '80010,000', '80010_000', '+55 80010-000', 'rua 80010-000', 'CEP'])(
    'leaves %j as it is',
    (text) => {
      expect(readCode(text, 'cep')).toBe(text);
    },
  );

  it('is idempotent, and takes no digit or letter of a code', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const code = readCode(text, 'cep');
        expect(readCode(code, 'cep')).toBe(code);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[ .,/()-]{0,9}[\dA-Z]{1,9}[ .,/()-]{0,9}[\dA-Z]{1,9}[ .,/()-]{0,9}$/), (text) => {
        const toSigns = (code: string) => code.replaceAll(/[^\dA-Z]/g, '');
        expect(toSigns(readCode(text, 'cupom'))).toBe(toSigns(text));
      }),
    );
  });

  it('takes no longer for a text that is no code', () => {
    const long = `${' '.repeat(100_000)}x`;
    expect(readCode(long, 'cep')).toBe(long);
  });
});

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    ['0', 0],
    ['007', 7],
    [' 12 ', 12],
    ['\u200e12\u200b', 12],
    ['9999', 9999],
  ])('parses %j as %d', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', ' ', '1,5', '2.0', '-3', '+3', '1e2', '0x10', '1 000', '1/2', '½', '٣', 'dois', '12345', '2 un'])(
    'refuses %j',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined();
    },
  );

  it('returns the number that was typed or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,+\-e ]{0,6}$/), (text) => {
        const isPlain = /^ *\d{1,4} *$/.test(text);
        expect(parseQuantity(text)).toBe(isPlain ? Number(text) : undefined);
      }),
    );
  });
});
