import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRequestContext, storefrontContext } from '../request-context.server.ts';
import { isPersonalContext, setResponseHeaders } from './response-headers.server.ts';

type Load = (context: RouterContextProvider) => Promise<unknown>;

async function answer(path: string, headers: HeadersInit = {}, own: HeadersInit = {}, isPersonal = false, load?: Load) {
  const request = new Request(`https://loja.example${path}`, { headers });
  const context: RouterContextProvider = createRequestContext(request, {
    storeApi: () => Promise.reject(new Error('no call expected')),
    siteUrl: 'https://loja.example',
    personalPaths: [],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
  });
  const args = { request, url: new URL(request.url), params: {}, pattern: '', context };
  return setResponseHeaders(args, async () => {
    context.set(isPersonalContext, isPersonal);
    await load?.(context);
    return new Response('', { headers: own });
  });
}

const readCacheRule = async (...args: Parameters<typeof answer>) =>
  (await answer(...args))?.headers.get('Cache-Control');

describe('setResponseHeaders', () => {
  it.each([
    ['/marcas', 'public, max-age=0, must-revalidate'],
    ['/marcas.data', 'private, max-age=30'],
  ])('sets the cache rule of %s without a session: %s', async (path, rule) =>
    expect(await readCacheRule(path)).toBe(rule),
  );

  it('forbids caching of data that includes the layout, because it would hide a later sign-in', async () => {
    expect(await readCacheRule('/marcas.data', {}, {}, true)).toBe('private, no-store');
  });

  it('forbids caching of responses for a session', async () => {
    expect(await readCacheRule('/marcas', { Cookie: 'PHPSESSID=abc' })).toBe('private, no-store');
  });

  it('forbids caching of a page that lacks what the API did not answer', async () => {
    const lose = (context: RouterContextProvider) =>
      context
        .get(storefrontContext)
        .api.call('settings', { skipsErrorPage: true })
        .catch(() => undefined);
    expect(await readCacheRule('/marcas', {}, {}, false, lose)).toBe('private, no-store');
  });

  it('sets Vary on pages, and not on a file that is the same for all visitors', async () => {
    const vary = async (...args: Parameters<typeof answer>) => (await answer(...args))?.headers.get('Vary') ?? null;
    expect(await vary('/marcas')).toBe('Cookie, User-Agent');
    expect(await vary('/marcas', { Cookie: 'PHPSESSID=abc' })).toBe('Cookie, User-Agent');
    expect(await vary('/marcas.data')).toBe('Cookie, User-Agent');
    expect(await vary('/robots.txt', {}, { 'Cache-Control': 'public, max-age=3600' })).toBeNull();
  });
});
