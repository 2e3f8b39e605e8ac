import { describe, expect, it } from 'vitest';
import { findCookie, listCookieNames } from './cookies.ts';

describe('findCookie', () => {
  it('finds a value among others, including equal signs in it', () => {
    expect(findCookie('a=1; PHPSESSID=x=y; b=2', 'PHPSESSID')).toBe('x=y');
  });

  it.each([null, '', 'XPHPSESSID=1', 'PHPSESSID='])('returns undefined for %s', (header) => {
    expect(findCookie(header, 'PHPSESSID')).toBeUndefined();
  });
});

it.each([
  [null, []],
  ['', []],
  ['a=1; PHPSESSID=x=y;b', ['a', 'PHPSESSID', 'b']],
])('lists the names of %j', (header, names) => {
  expect(listCookieNames(header)).toEqual(names);
});
