import type { Shop } from '#contract/shops.ts';
import { toDevice } from '#web/browser/device.ts';
import type { StoreApi } from '#web/http/api-client.server.ts';
import {
  createRequestContext,
  deviceContext,
  type StorefrontContext,
  storefrontContext,
} from '../request-context.server.ts';

interface StorefrontTestOptions {
  path?: string;
  storeApi: StoreApi;
  /** Those of specification 1 by default. */
  shops?: readonly [Shop, ...Shop[]];
  /** Value of the session cookie. */
  session?: string;
}

/** The context of a loader, and the errors that it has reported. */
export function aStorefront({ path = '/', storeApi, shops, session }: StorefrontTestOptions) {
  const reports: string[] = [];
  const request = new Request(`https://loja.example${path}`, {
    headers: session ? { Cookie: `PHPSESSID=${session}` } : {},
  });
  const context = createRequestContext(
    request,
    {
      storeApi,
      siteUrl: 'https://loja.example',
      personalPaths: [],
      sitemapPaths: [],
      cookieName: 'PHPSESSID',
      onError: (_error, message) => reports.push(message),
    },
    shops,
  );
  context.set(deviceContext, toDevice(''));
  const storefront: StorefrontContext = context.get(storefrontContext);
  return { context, storefront, reports, url: new URL(request.url) };
}
