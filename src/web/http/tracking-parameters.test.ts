import { describe, expect, it } from 'vitest';
import {
  findOriginValue,
  parseOriginValue,
  toOriginFragment,
  toOriginValue,
  toUntrackedAddress,
} from './tracking-parameters.ts';

const clean = (address: string) => toUntrackedAddress(new URL(address, 'https://loja.example'));

describe('toUntrackedAddress', () => {
  it.each([
    ['/busca?busca=a&gclid=1', '/busca?busca=a'],
    ['/?fbclid=1&utm_source=2&utm_medium=3&srsltid=4', '/'],
    ['/x?b=2&gclid=1&a=1', '/x?b=2&a=1'],
    ['/x?q=a%20b&gclid', '/x?q=a%20b'],
    ['https://loja.example//evil.example/x?gclid=1&a=1', '/evil.example/x?a=1'],
    ['/..//evil.example?gclid=1', '/evil.example'],
  ])('removes the tracking parameters of %s', (address, expected) => {
    expect(clean(address)).toBe(expected);
  });

  it.each(['/', '/busca?busca=gclid', '/x?utm_campaign=1', '/x?mygclid=1'])('returns undefined for %s', (address) => {
    expect(clean(address)).toBeUndefined();
  });

  it('finds no tracking parameter in its own result', () => {
    expect(clean(clean('/x?gclid=1&a=1') ?? '')).toBeUndefined();
  });
});

describe('toOriginFragment', () => {
  it('hands a value on', () => {
    const value = toOriginValue('?utm_source=revista%20ação&gclid=Ab_1-2') ?? '';
    expect(findOriginValue(toOriginFragment(value))).toBe(value);
  });

  it.each(['', '#', '#avaliacoes', '#origem', '#origem=', '#origem=%', '#origem=busca%3Dx'])('is not %j', (hash) => {
    expect(findOriginValue(hash)).toBeUndefined();
  });
});

describe('toOriginValue', () => {
  it('contains the five values and nothing else', () => {
    const value =
      toOriginValue('?utm_source=revista%20ação&utm_medium=banner&gclid=Ab_1-2&utm_campaign=x&busca=y') ?? '';
    expect(parseOriginValue(value)).toEqual({ gclid: 'Ab_1-2', utm_source: 'revista ação', utm_medium: 'banner' });
  });

  it('drops characters that could break out of a header or a page, and truncates long values', () => {
    expect(toOriginValue('?utm_source=%3Cscript%3E;%20Path=/%0d%0a')).toBe('utm_source=script+Path%2F');
    expect(toOriginValue(`?fbclid=${'a'.repeat(900)}`)).toHaveLength('fbclid='.length + 250);
    expect(toOriginValue('?gclid=')).toBeUndefined();
    expect(toOriginValue('?busca=gclid')).toBeUndefined();
  });
});
