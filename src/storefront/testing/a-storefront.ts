import type { Shop } from '#contract/shops.ts';
import { toDevice } from '#web/browser/device.ts';
import type { StoreApi } from '#web/http/api-client.server.ts';
import {
  type ContextOptions,
  createRequestContext,
  deviceContext,
  storefrontContext,
} from '../request-context.server.ts';

interface StorefrontTestOptions extends Omit<RequestInit, 'headers'> {
  siteUrl?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Without it no call is expected. */
  storeApi?: StoreApi;
  /** Those of specification 1 by default. */
  shops?: readonly [Shop, ...Shop[]];
  /** Value of the session cookie; with one the page is personal, since others do not read it. */
  session?: string | undefined;
}

const refuse: StoreApi = () => Promise.reject(new Error('no call expected'));

/** The arguments of a loader, an action or a middleware, and the errors that it has reported. */
export function aStorefront(given: StorefrontTestOptions = {}) {
  const { siteUrl = 'https://loja.example', path = '/', headers, storeApi = refuse, shops, session, ...init } = given;
  const reports: string[] = [];
  const request = new Request(`${siteUrl}${path}`, {
    ...init,
    headers: { ...(session && { Cookie: `PHPSESSID=${session}` }), ...headers },
  });
  const contextOptions: ContextOptions = {
    storeApi,
    siteUrl,
    personalPaths: session === undefined ? [] : [new URL(request.url).pathname],
    sitemapPaths: [],
    cookieName: 'PHPSESSID',
    onError: (_error, message) => reports.push(message),
  };
  const context = createRequestContext(request, contextOptions, shops);
  context.set(deviceContext, toDevice(''));
  const url = new URL(request.url);
  const args = { request, context, url, params: {}, pattern: '/' };
  return { args, context, storefront: context.get(storefrontContext), reports, url };
}
