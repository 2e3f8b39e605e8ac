import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOrderNumber, formatOrderNumber, parseOrderNumber } from './order-number.ts';

describe('createOrderNumber', () => {
  it('takes each sign from the random source', () => {
    const limits: number[] = [];
    const fromSource = (values: number[]) =>
      createOrderNumber((limit) => {
        limits.push(limit);
        return values.shift() ?? 0;
      });
    expect(fromSource([0, 1, 2, 3, 4, 5, 6, 20])).toBe('34679CDY');
    expect(limits).toEqual(Array.from({ length: 8 }, () => 21));
  });

  it('uses no signs that look alike, and no vowels [R10.5-01]', () => {
    const signs = new Set(Array.from({ length: 2000 }, () => createOrderNumber(randomInt)).join(''));
    expect([...signs].sort().join('')).toBe('34679CDFGHJKMNPQRTWXY');
  });
});

describe('parseOrderNumber', () => {
  it.each([
    ['7K4P-94QX', '7K4P94QX'],
    ['7k4p94qx', '7K4P94QX'],
    ['  7k4p 94qx\n', '7K4P94QX'],
    ['7 K 4 P - 9 4 Q X', '7K4P94QX'],
    ['7K4P\u00a0\u2013\u00a094QX', '7K4P94QX'],
    ['7K4P\u201194QX\u200b', '7K4P94QX'],
    ['Pedido 7K4P-94QX', '7K4P94QX'],
    ['#7K4P-94QX', '7K4P94QX'],
    ['nº 7K4P-94QX', '7K4P94QX'],
    ['Número do pedido: 7k4p\u201494qx.', '7K4P94QX'],
    ['“7K4P-94QX”', '7K4P94QX'],
    ['N K 4 P - 9 4 Q X', 'NK4P94QX'],
    ['', undefined],
    ['7K4P-94Q', undefined],
    ['7K4P-94QXX', undefined],
    ['7K4O-94QX', undefined],
    ['7K4P-94Q1', undefined],
    ['7K4P_94QX', undefined],
    ['7\u212a4P-94QX', undefined],
    ["7K4P94QX'; --", undefined],
  ])('reads %j as %s', (text, number) => {
    expect(parseOrderNumber(text)).toBe(number);
  });

  it('reads every number as it is shown, in any case [R10.5-02]', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (random) => {
        const number = createOrderNumber((limit) => (random.next().value ?? 0) % limit);
        expect(formatOrderNumber(number)).toMatch(/^\w{4}-\w{4}$/);
        expect(parseOrderNumber(formatOrderNumber(number))).toBe(number);
        expect(parseOrderNumber(formatOrderNumber(number).toLowerCase())).toBe(number);
      }),
    );
  });
});
