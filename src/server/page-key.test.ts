import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPageKey } from './page-key.ts';

const options = { cookieName: 'SID', personalPaths: ['/minha-conta'], toDeviceClass: () => 'phone' };

const findKey = (url: string) => toPageKey({ method: 'GET', url, headers: {} }, options);

it.each(['/\\', String.raw`/\evil.test/`, String.raw`/ofertas\b`, '//evil.test/', 'http://evil.test/'])(
  'caches no page for the request target %s',
  (url) => {
    expect(findKey(url)).toBeUndefined();
  },
);

it('throws for no request target, and names the page that is rendered for it', () => {
  const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '%5c', '?', '#', '[', ':', '@', 'a', '%', '&', '=', ';');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const url = `/${parts.join('')}`;
      const key = findKey(url);
      if (key === undefined) return;
      expect(key.split('?')[0]).toBe(`phone ${new URL(`https://loja.test${url}`).pathname}`);
    }),
    { numRuns: 2000 },
  );
});

it('makes one key for the orders of known query names, and none for any other name', () => {
  const names: fc.Arbitrary<string> = fc.constantFrom('pg', 'ipp', 'busca', 'filtro', 'loja', 'sku', '_routes');
  const pairs = fc.uniqueArray(fc.tuple(names, fc.nat(99)), { selector: ([name]) => name, minLength: 1 });
  const others = fc.constantFrom('x', 'PG', 'debug', 'debugar', 'gbraid', 'ref', '__proto__', '');
  const toUrl = (all: readonly [string, number][]) =>
    `/ofertas?${all.map(([name, value]) => `${name}=${value}`).join('&')}`;
  fc.assert(
    fc.property(pairs, others, fc.nat(8), (known, other, place) => {
      expect(findKey(toUrl(known))).toBeDefined();
      expect(findKey(toUrl(known.toReversed()))).toBe(findKey(toUrl(known)));
      expect(findKey(toUrl(known.toSpliced(place, 0, [other, 1])))).toBeUndefined();
    }),
  );
});
