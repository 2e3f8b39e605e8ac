import { describe, expect, it } from 'vitest';
import { toVisitorKeys } from './visitor-keys.ts';

describe('a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.250', '203.0.113.250', '203.0.113.0/24'],
    ['127.0.0.1', '127.0.0.1', '127.0.0.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1::9', '2001:db8:1:0::/64', '2001:db8:1::/48'],
    ['2001:db8::1:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['', '', ''],
    ['300.1.1.1', '300.1.1.1', '300.1.1.1'],
  ])('at %s is counted as %s, within %s', (address, visitor, range) => {
    expect(toVisitorKeys(address)).toEqual({ visitor, range });
  });

  it('has the same key for every spelling of the address', () => {
    const spellings = ['2001:db8:0:0::7', '2001:DB8::7', '2001:0db8:0000:0000:0000:0000:0000:0007', '2001:db8::0:8'];
    expect(new Set(spellings.map((address) => toVisitorKeys(address).visitor)).size).toBe(1);
  });
});
