import { afterEach, describe, expect, it, vi } from 'vitest';
import { cacheResponse, getCached, measureCachedBytes } from './response-cache.server.ts';

function ask(address: string, text: string, rule = 'public, max-age=60') {
  const parse = vi.fn<() => unknown>(() => JSON.parse(text));
  const response = new Response(null, { headers: { 'Cache-Control': rule } });
  const value = cacheResponse({ address, response, text, version: 1, parse });
  return { value, wasParsed: parse.mock.calls.length > 0 };
}

describe('a public response', () => {
  it('is parsed once while the response of its URL is unchanged', () => {
    const first = ask('/a', '{"x":[1]}');
    const again = ask('/a', '{"x":[1]}');
    expect([first.wasParsed, again.wasParsed]).toEqual([true, false]);
    expect(again.value).toBe(first.value);
    expect(ask('/b', '{"x":[1]}').wasParsed).toBe(true);
  });

  it('is parsed again when its text has changed', () => {
    ask('/c', '1');
    expect(ask('/c', '2').value).toBe(2);
    expect(ask('/c', '1')).toEqual({ value: 1, wasParsed: true });
  });

  it('is frozen, because concurrent requests share it', () => {
    const { value } = ask('/d', '{"list":[{"x":1}]}');
    expect(Object.isFrozen(value)).toBe(true);
    expect(value).toSatisfy((cached: { list: object[] }) => Object.isFrozen(cached.list[0]));
    expect(value).toEqual({ list: [{ x: 1 }] });
  });
});

it.each(['no-store', 'private, max-age=30'])('a response marked %s is never cached', (rule) => {
  const address = `/${rule}`;
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}', rule).wasParsed).toBe(true);
  expect(ask(address, '{}').wasParsed).toBe(true);
});

it('counts what its cached responses take', () => {
  const before = measureCachedBytes();
  ask('/bytes', JSON.stringify('x'.repeat(1000)));
  expect(measureCachedBytes() - before).toBeGreaterThan(2000);
  ask('/uncached-bytes', JSON.stringify('x'.repeat(1000)), 'no-store');
  expect(measureCachedBytes() - before).toBeLessThan(10_000);
});

describe('a cached response', () => {
  afterEach(() => void vi.useRealTimers());

  it('is served until the version changes', () => {
    ask('/e', '{"x":1}');
    expect(getCached('/e', 1)?.value).toEqual({ x: 1 });
    expect(getCached('/e', 2)).toBeUndefined();
    expect(getCached('/other', 1)).toBeUndefined();
  });

  it('is stale after its max-age', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    ask('/f', '1');
    vi.advanceTimersByTime(59_999);
    expect(getCached('/f', 1)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(getCached('/f', 1)).toBeUndefined();
  });

  it('is not served without a version', () => {
    cacheResponse({
      address: '/g',
      response: new Response(null, { headers: { 'Cache-Control': 'public, max-age=60' } }),
      text: '1',
      version: undefined,
      parse: () => 1,
    });
    expect(getCached('/g', undefined)).toBeUndefined();
  });

  it('is not cached when it sets a cookie', () => {
    const headers = { 'Cache-Control': 'public, max-age=60', 'Set-Cookie': 'a=b' };
    cacheResponse({
      address: '/h',
      response: new Response(null, { headers }),
      text: '1',
      version: 1,
      parse: () => 1,
    });
    expect(getCached('/h', 1)).toBeUndefined();
  });
});
