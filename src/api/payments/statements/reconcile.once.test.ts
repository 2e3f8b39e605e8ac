// Generated statements of generated shops: whatever a bank does to its file, nothing is matched wrongly.

import { describe, expect, it } from 'vitest';
import { matchReceipts } from '#rules/statements/match.ts';
import { compareCosts } from '#rules/testing/cost.ts';
import { type Receipt, readStatement } from './read-statement.ts';
import { type CaseOptions, type GeneratedCase, generateCase } from './testing/generate-case.ts';
import { createRandom, type Random } from './testing/random.ts';
import {
  findPlace,
  formats,
  type PlacedLine,
  type StatementFormat,
  writeStatement,
} from './testing/write-statement.ts';

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

const toUtf8 = (text: string) => new TextEncoder().encode(text);
/** The characters of the generated texts, in windows-1252. */
const toWindows1252 = (text: string) => new Uint8Array(Buffer.from(text.replaceAll('•', '\u0095'), 'latin1'));
const formatOf = (seed: number): StatementFormat => formats[seed % formats.length] ?? 'inter';
const placeLines = ({ lines }: GeneratedCase): PlacedLine[] => lines.map((line, place) => ({ ...line, place }));
const keysOf = (entries: Receipt[]) => entries.map(({ key }) => key).toSorted();

interface Variant {
  options?: CaseOptions;
  change?: (lines: PlacedLine[], random: Random) => PlacedLine[];
  encode?: (text: string, random: Random) => Uint8Array;
}

/** Matches that are right, those that are wrong, and lines that should be matched, over all seeds. */
function countMatches({ options, change = (lines) => lines, encode = toUtf8 }: Variant) {
  const count = { right: 0, wrong: 0, certain: 0, matched: 0, entries: 0 };
  for (const seed of seeds) {
    const random = createRandom(seed);
    const generated = generateCase(random, options);
    const lines = change(placeLines(generated), random);
    const { entries } = readStatement(encode(writeStatement(lines, formatOf(seed)), random));
    const placed = new Map(lines.map((line) => [line.place, line]));
    count.entries += entries.length;
    count.certain += lines.filter(({ isCertain }) => isCertain).length;
    for (const [index, match] of matchReceipts(entries, generated.payments).entries()) {
      if (match.state !== 'matched') continue;
      const line = placed.get(findPlace(entries[index]?.text ?? ''));
      count.matched += 1;
      if (line?.paymentId !== match.paymentId) count.wrong += 1;
      else if (line.isCertain) count.right += 1;
    }
  }
  return count;
}

describe('automatic matches of 100 generated statements', () => {
  it.each<[string, Variant]>([
    ['as they are', {}],
    ['shuffled', { change: (lines, random) => random.shuffle(lines) }],
    ['in windows-1252', { encode: toWindows1252 }],
    ['with a byte order mark', { encode: (text) => toUtf8(`\ufeff${text}`) }],
    ['where five orders have one amount', { options: { hasSameAmounts: true } }],
    ['where five buyers have one name', { options: { hasSameNames: true } }],
    ['where all CPFs are masked', { options: { isMasked: true } }],
  ])('are all right and nearly complete: %s', (_, variant) => {
    const { right, wrong, certain } = countMatches(variant);
    expect(wrong).toBe(0);
    expect(certain).toBeGreaterThan(700);
    expect(right / certain).toBeGreaterThanOrEqual(0.95);
  });

  it('are none where every line is there twice', () => {
    const { matched, entries } = countMatches({ change: (lines) => lines.flatMap((line) => [line, line]) });
    expect(entries).toBeGreaterThan(4000);
    expect(matched).toBe(0);
  });

  it.each([1, -1])('are none where every amount is %d centavo off', (centavo) => {
    const change = (lines: PlacedLine[]) =>
      lines.map((line) => ({ ...line, amountCents: line.amountCents + centavo, paymentId: -1 }));
    const { matched, entries } = countMatches({ change });
    expect(entries).toBeGreaterThan(2000);
    expect(matched).toBe(0);
  });

  it.each([
    ['a character', (text: string, random: Random) => toUtf8(text.slice(0, random.below(text.length)))],
    ['a byte', (text: string, random: Random) => toUtf8(text).subarray(0, random.below(text.length))],
  ])('are never wrong where the file ends after any %s', (_, encode) => {
    const { wrong, matched } = countMatches({ encode });
    expect(wrong).toBe(0);
    expect(matched).toBeGreaterThan(0);
  });
});

describe('a second import', () => {
  it.each<[string, (lines: PlacedLine[], random: Random) => PlacedLine[], (text: string) => Uint8Array]>([
    ['of the same file', (lines) => lines, toUtf8],
    ['in another order', (lines, random) => random.shuffle(lines), toUtf8],
    ['in another encoding', (lines) => lines, toWindows1252],
    [
      'with other line ends',
      (lines) => lines,
      (text) => toUtf8(text.replaceAll('\r\n', '\n').replaceAll('\n', '\r\n')),
    ],
  ])('has the same keys: %s', (_, change, encode) => {
    for (const seed of seeds) {
      const random = createRandom(seed);
      const lines = placeLines(generateCase(random));
      const first = readStatement(toUtf8(writeStatement(lines, formatOf(seed)))).entries;
      const second = readStatement(encode(writeStatement(change(lines, random), formatOf(seed)))).entries;
      expect(new Set(keysOf(first)).size).toBe(lines.length);
      expect(keysOf(second)).toEqual(keysOf(first));
    }
  });

  it('adds only what is new to a longer export of the same days', () => {
    for (const format of formats) {
      const lines = placeLines(generateCase(createRandom(1)));
      const shorter = readStatement(toUtf8(writeStatement(lines.slice(0, 10), format))).entries;
      const longer = readStatement(toUtf8(writeStatement(lines, format))).entries;
      const known = new Set(keysOf(shorter));
      expect(longer.filter(({ key }) => !known.has(key))).toHaveLength(lines.length - 10);
    }
  });
});

it.each(['open-ofx', 'nubank'] as const)(
  'reads and matches ten times the lines of %s at about ten times the cost',
  (format) => {
    const { payments, lines } = generateCase(createRandom(7));
    const write = (count: number) => {
      const repeated = Array.from({ length: Math.ceil(count / lines.length) }, () => lines).flat();
      return toUtf8(
        writeStatement(
          repeated.slice(0, count).map((line, place) => ({ ...line, place })),
          format,
        ),
      );
    };
    const work = (bytes: Uint8Array) => matchReceipts(readStatement(bytes).entries, payments);
    expect(work(write(600))).toHaveLength(600);
    // A cost that grows with the square would be a hundred times as much.
    expect(compareCosts(work, write(600), write(6000))).toBeLessThan(30);
  },
);
