import { afterEach, describe, expect, it, vi } from 'vitest';
import { deriveOnce, findAnswer, readAnswer } from './response-cache.server.ts';

function ask(address: string, text: string, rule = 'public, max-age=60') {
  const parse = vi.fn<() => unknown>(() => JSON.parse(text));
  const response = new Response(null, { headers: { 'Cache-Control': rule } });
  const value = readAnswer({ address, response, text, version: 'v1', parse });
  return { value, wasParsed: parse.mock.calls.length > 0 };
}

describe('an answer for everybody', () => {
  it('is read once for the same text of the same address', () => {
    const first = ask('/a', '{"x":[1]}');
    const again = ask('/a', '{"x":[1]}');
    expect([first.wasParsed, again.wasParsed]).toEqual([true, false]);
    expect(again.value).toBe(first.value);
    expect(ask('/b', '{"x":[1]}').wasParsed).toBe(true);
  });

  it('is read again when it says something else', () => {
    ask('/c', '1');
    expect(ask('/c', '2').value).toBe(2);
    expect(ask('/c', '1')).toEqual({ value: 1, wasParsed: true });
  });

  it('cannot be changed by one of those who share it', () => {
    const { value } = ask('/d', '{"list":[{"x":1}]}');
    expect(Object.isFrozen(value)).toBe(true);
    expect(value).toSatisfy((kept: { list: object[] }) => Object.isFrozen(kept.list[0]));
    expect(value).toEqual({ list: [{ x: 1 }] });
  });
});

it.each(['no-store', 'private, max-age=30'])('an answer marked %s is never kept', (rule) => {
  const address = `/${rule}`;
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}').wasParsed).toBe(true);
});

describe('an address that has answered', () => {
  afterEach(() => void vi.useRealTimers());

  it('is not asked again until something changes', () => {
    ask('/e', '{"x":1}');
    expect(findAnswer('/e', 'v1')?.value).toEqual({ x: 1 });
    expect(findAnswer('/e', 'v2')).toBeUndefined();
    expect(findAnswer('/other', 'v1')).toBeUndefined();
  });

  it('is asked again when the answer may be kept no longer', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    ask('/f', '1');
    vi.advanceTimersByTime(59_999);
    expect(findAnswer('/f', 'v1')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(findAnswer('/f', 'v1')).toBeUndefined();
  });

  it('is asked each time where nobody knows what has changed', () => {
    readAnswer({
      address: '/g',
      response: new Response(null, { headers: { 'Cache-Control': 'public, max-age=60' } }),
      text: '1',
      version: undefined,
      parse: () => 1,
    });
    expect(findAnswer('/g', undefined)).toBeUndefined();
  });

  it('is asked each time when it sets a cookie', () => {
    const headers = { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'a=b' };
    readAnswer({ address: '/h', response: new Response(null, { headers }), text: '1', version: 'v1', parse: () => 1 });
    expect(findAnswer('/h', 'v1')).toBeUndefined();
  });
});

describe('what is made of an answer', () => {
  const keep = (...asked: Parameters<typeof ask>): object => {
    const { value } = ask(...asked);
    if (typeof value !== 'object' || value === null) throw new Error('no object');
    return value;
  };
  const make = (value: unknown) => vi.fn<() => unknown>(() => ({ of: value }));

  it('is made once for each key when the answer is for everybody', () => {
    const answer = keep('/h', '{"x":1}');
    const derive = make(answer);
    expect(deriveOnce(answer, 'wide', derive)).toBe(deriveOnce(answer, 'wide', derive));
    expect(derive).toHaveBeenCalledTimes(1);
    expect(deriveOnce(answer, 'narrow', make('other'))).toEqual({ of: 'other' });
    expect(deriveOnce(keep('/h', '{"x":2}'), 'wide', make('new'))).toEqual({ of: 'new' });
  });

  it('is made each time when the answer is for one visitor', () => {
    const answer = keep('/i', '{"x":1}', 'private');
    const derive = make(answer);
    deriveOnce(answer, 'wide', derive);
    deriveOnce(answer, 'wide', derive);
    expect(derive).toHaveBeenCalledTimes(2);
  });

  it('is forgotten when there are many keys', () => {
    const answer = keep('/j', '{"x":1}');
    const derive = make(answer);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) deriveOnce(answer, key, derive);
    expect(derive).toHaveBeenCalledTimes(6);
  });
});
