import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#rules/testing/any-text.ts';
import { compareCosts } from '#rules/testing/cost.ts';
import {
  cleanLine,
  cleanText,
  contactSchema,
  longTextSchema,
  rowIdSchema,
  senderNameSchema,
  starsSchema,
} from './texts.ts';

describe('cleanText', () => {
  it.each([
    ['  Amei!  ', 'Amei!'],
    ['ac\u0327ai\u0301', 'açaí'],
    ['uma\r\nduas\rtrês\u2028quatro', 'uma\nduas\ntrês\nquatro'],
    ['uma\n \n\n\n\nduas', 'uma\n\nduas'],
    ['a\u0000b\u0007c\u009bd', 'abcd'],
    ['de\tpara', 'de para'],
    ['de \t\npara', 'de\npara'],
    ['\u202eoirártnoc oa\u202c', 'oirártnoc oa'],
    ['\u200b\ufeff ', ''],
    ['a família 👩‍👩‍👧', 'a família 👩‍👩‍👧'],
    ['meia \ud800 letra', 'meia \ufffd letra'],
    ['<svg/onload=1>', '<svg/onload=1>'],
  ])('turns %j into %j', (typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  it('removes control characters except line breaks, and is idempotent', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        const cleaned = cleanText(typed);
        expect(cleaned).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(cleaned).toBe(cleaned.trim().normalize('NFC'));
        expect(cleanText(cleaned)).toBe(cleaned);
        expect(cleanLine(typed)).not.toMatch(/[\n\r]/);
      }),
    );
  });

  it.each([' ', '\t', '\n', ' \n', '\u00a0', '\u200b', 'a ', '\u0301\u0323'])(
    'takes ten times as long for ten times %j',
    (signs) => {
      const cost = compareCosts(cleanText, `a${signs.repeat(5000)}a`, `a${signs.repeat(50_000)}a`);
      expect(cost).toBeLessThan(20);
    },
  );

  it('runs before the length is checked', () => {
    expect(longTextSchema(1, 4).safeParse('  \u0000\u200b ').success).toBe(false);
    expect(longTextSchema(1, 4).parse(`  amei${' '.repeat(50)}`)).toBe('amei');
    expect(longTextSchema(1, 4).safeParse('ameii').success).toBe(false);
  });
});

it('writes names and phone numbers on one line', () => {
  expect(senderNameSchema.parse(' Ana\r\nBcc: x  Souza ')).toBe('Ana Bcc: x Souza');
  expect(contactSchema.parse('(41)\n99999-0001')).toBe('(41) 99999-0001');
  expect(contactSchema.parse(null)).toBe('');
  expect(contactSchema.parse(undefined)).toBe('');
});

it.each(['', 'A', ' \u200bA', 'ana@exemplo.test', 'x'.repeat(121), 7, null])('refuses %j as a name', (name) => {
  expect(senderNameSchema.safeParse(name).success).toBe(false);
});

it.each([0, 6, 2.5, -1, '0', '6', '5.0', ' 5', '', null, true, [5]])('refuses %j as stars', (stars) => {
  expect(starsSchema.safeParse(stars).success).toBe(false);
});

it('parses stars and ids from numbers or digits', () => {
  expect([starsSchema.parse(5), starsSchema.parse('1')]).toEqual([5, 1]);
  expect([rowIdSchema.parse('37'), rowIdSchema.parse(2_147_483_647)]).toEqual([37, 2_147_483_647]);
  expect(rowIdSchema.safeParse(2_147_483_648).success).toBe(false);
});
