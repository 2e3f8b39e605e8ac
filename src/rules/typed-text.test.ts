import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from './testing/any-text.ts';
import { cleanCode, parseQuantity, removeInvisible } from './typed-text.ts';

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
