import { describe, expect, it } from 'vitest';
import { findCookie } from './cookies.ts';

describe('findCookie', () => {
  it('finds a value among others, including equal signs in it', () => {
    expect(findCookie('a=1; PHPSESSID=x=y; b=2', 'PHPSESSID')).toBe('x=y');
  });

  it.each([null, '', 'XPHPSESSID=1', 'PHPSESSID='])('returns undefined for %s', (header) => {
    expect(findCookie(header, 'PHPSESSID')).toBeUndefined();
  });
});
