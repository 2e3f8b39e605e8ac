import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTables, toTables } from './tables.ts';

const transfer = (value: unknown): unknown => fromTables(JSON.parse(JSON.stringify(toTables(value))));
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('values as tables', () => {
  it('come back as they were, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(transfer(value)).toStrictEqual(plain(value));
      }),
    );
  });

  it('come back as they were when they are lists of objects that are partly alike', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.constantFrom('/a-b', '/a-c-b', '', 'a😀x', 'b😃x', 'c😃', 0, 1, -1.5, true, null),
    );
    const { value: item } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        scalar,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.array(fc.dictionary(fc.constantFrom('a', 'b', '__proto__', '0'), tie('value')), { maxLength: 4 }),
      ),
    }));
    fc.assert(
      fc.property(item, (value) => {
        expect(transfer(value)).toStrictEqual(plain(value));
      }),
      { numRuns: 200 },
    );
  });

  it('name each key once and leave out what is missing', () => {
    const cards = [
      { id: 1, mean: { of: 2 }, href: '/oleos/rosa.html' },
      { id: 2, href: '/oleos/menta.html', note: undefined },
      { id: 3, mean: { of: 4, best: 5 }, href: '/oleos/cravo.html' },
    ];
    expect(toTables(cards)).toEqual([
      ['id', ['href', '/oleos/', '.html'], ['mean', ['of', 'best']]],
      [1, 'rosa', [2]],
      [2, 'menta'],
      [3, 'cravo', [4, 5]],
    ]);
  });

  it('tell what is missing from what is empty', () => {
    const rows = [{ a: 1 }, { b: null }, { a: {}, b: [] }, { a: 0, b: '' }];
    expect(transfer(rows)).toStrictEqual(rows);
  });
});
