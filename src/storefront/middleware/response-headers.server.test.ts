import type { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { storefrontContext } from '../request-context.server.ts';
import { unansweredShops } from '../shops/load-shops.server.ts';
import { aStorefront } from '../testing/a-storefront.ts';
import { setResponseHeaders } from './response-headers.server.ts';

type Load = (context: RouterContextProvider) => Promise<unknown>;

async function answer(path: string, session?: string, own: HeadersInit = {}, load?: Load) {
  const { args, context } = aStorefront({ path, session });
  return setResponseHeaders(args, async () => {
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
  ])('sets the cache rule of the public %s: %s', async (path, rule) => expect(await readCacheRule(path)).toBe(rule));

  it('forbids caching of a personal page and of the answer to a form', async () => {
    expect(await readCacheRule('/minha-conta', 'abc')).toBe('private, no-store');
    const { args } = aStorefront({ path: '/marcas', method: 'POST' });
    const response = await setResponseHeaders(args, async () => new Response(''));
    expect(response?.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('forbids caching of a page that lacks what the API did not answer', async () => {
    const lose = (context: RouterContextProvider) =>
      context
        .get(storefrontContext)
        .api.call('settings', { skipsErrorPage: true })
        .catch(() => undefined);
    expect(await readCacheRule('/marcas', undefined, {}, lose)).toBe('private, no-store');
  });

  it('forbids caching of a page whose shops the API has never answered', async () => {
    const lose = async (context: RouterContextProvider) =>
      context.set(storefrontContext, { ...context.get(storefrontContext), shops: unansweredShops });
    expect(await readCacheRule('/marcas', undefined, {}, lose)).toBe('private, no-store');
  });

  it('sets Vary on pages, and not on a file that is the same for all visitors', async () => {
    const vary = async (...args: Parameters<typeof answer>) => (await answer(...args))?.headers.get('Vary') ?? null;
    expect(await vary('/marcas')).toBe('User-Agent');
    expect(await vary('/marcas.data')).toBe('User-Agent');
    expect(await vary('/robots.txt', undefined, { 'Cache-Control': 'public, max-age=3600' })).toBeNull();
  });
});
