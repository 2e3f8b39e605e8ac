import { describe, expect, it } from 'vitest';
import { toUntrackedAddress } from './tracking-parameters.ts';

const clean = (address: string) => toUntrackedAddress(new URL(address, 'https://loja.example'));

describe('toUntrackedAddress', () => {
  it.each([
    ['/busca?busca=a&gclid=1', '/busca?busca=a'],
    ['/?fbclid=1&utm_source=2&utm_medium=3&srsltid=4', '/'],
    ['/x?b=2&gclid=1&a=1', '/x?b=2&a=1'],
    ['/x?q=a%20b&gclid', '/x?q=a%20b'],
  ])('cleans %s', (address, expected) => {
    expect(clean(address)).toBe(expected);
  });

  it.each(['/', '/busca?busca=gclid', '/x?utm_campaign=1', '/x?mygclid=1'])('leaves %s alone', (address) => {
    expect(clean(address)).toBeUndefined();
  });

  it('has nothing left to clean after one pass', () => {
    expect(clean(clean('/x?gclid=1&a=1') ?? '')).toBeUndefined();
  });
});
