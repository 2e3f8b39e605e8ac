import { expect, it } from 'vitest';
import { matchesTag } from './matches-tag.ts';

it.each([
  ['"a-640.webp"', true],
  ['W/"a-640.webp"', true],
  ['"b", W/"a-640.webp"', true],
  ['"b","a-640.webp"', true],
  ['*', true],
  ['"b"', false],
  ['a-640.webp', false],
  ['W/"a-320.webp"', false],
  ['', false],
  [null, false],
  [undefined, false],
])('compares If-None-Match: %s', (header, isSame) => {
  expect(matchesTag(header, '"a-640.webp"')).toBe(isSame);
});
