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
