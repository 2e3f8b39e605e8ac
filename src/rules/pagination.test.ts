import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, listPageNumbers, paginate, PaginationError, parsePage, parsePageSize } from './pagination.ts';

describe('paginate [R5-03]', () => {
  it.each([
    [1, 1, undefined, undefined],
    [1, 3, undefined, 2],
    [2, 3, 1, 3],
    [3, 3, 2, undefined],
    [9, 3, 8, undefined],
  ])('on page %d of %d: previous %s, next %s', (current, total, previous, next) => {
    expect(paginate(current, total)).toEqual({ current, total, previous, next });
  });

  it.each([
    ['1', 3, 'A página atual deve ser um número'],
    [Number.NaN, 3, 'A página atual deve ser um número'],
    [undefined, 3, 'A página atual deve ser um número'],
    [1, null, 'O total de páginas deve ser um número'],
    [1, Number.POSITIVE_INFINITY, 'O total de páginas deve ser um número'],
  ])('refuses %s of %s', (current, total, message) => {
    expect(() => paginate(current, total)).toThrow(new PaginationError(message));
  });
});

describe('parsePage', () => {
  it.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['1', 1],
    ['7', 7],
    ['-1', -1],
    ['0', 0],
  ])('parses %s as %d', (value, expected) => {
    expect(parsePage(value)).toBe(expected);
  });

  it.each(['abc', '12abc', 'NaN', 'Infinity', '1,5'])('refuses %s with a message for the shopper', (value) => {
    expect(() => parsePage(value)).toThrow(new PaginationError('A página deve ser um número'));
  });
});

describe('parsePageSize', () => {
  it.each([
    ['12', 12],
    ['24', 24],
    ['36', 36],
    ['13', 12],
    ['100', 12],
    ['-24', 12],
    ['abc', 12],
    ['', 12],
    [undefined, 12],
    [null, 12],
  ])('parses %s as %d', (value, expected) => {
    expect(parsePageSize(value)).toBe(expected);
  });
});

describe('countPages', () => {
  it.each([
    [0, 12, 1],
    [1, 12, 1],
    [12, 12, 1],
    [13, 12, 2],
    [31, 12, 3],
  ])('splits %d items by %d into %d pages', (items, size, expected) => {
    expect(countPages(items, size)).toBe(expected);
  });

  it('returns enough pages for every item, and no empty one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (items, size) => {
        const pages = countPages(items, size);
        expect(pages * size).toBeGreaterThanOrEqual(items);
        expect((pages - 1) * size).toBeLessThan(items);
      }),
    );
  });
});

describe('listPageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 5, [1, 2, undefined, 5]],
    [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
    [9, 9, [1, undefined, 8, 9]],
    [3, 4, [1, 2, 3, 4]],
  ])('on page %d of %d links %j', (current, total, expected) => {
    expect(listPageNumbers({ current, total })).toEqual(expected);
  });

  it('always links the first, the current and the last page, in ascending order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 200 }), (first, second) => {
        const [current, total] = first < second ? [first, second] : [second, first];
        const numbers = listPageNumbers({ current, total }).filter((page) => page !== undefined);
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
        expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      }),
    );
  });
});
