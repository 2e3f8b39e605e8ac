// The context of every loader and action: the visitor's shop, the API and the URLs of this request.

import { createContext, RouterContextProvider } from 'react-router';
import { fallbackShops } from '#contract/neutral-shop.ts';
import type { Shop } from '#contract/shops.ts';
import { isAtOrBelow } from '#contract/site-paths.ts';
import type { PlacedScript } from '#web/analytics/script-slots.ts';
import type { Device } from '#web/browser/device.ts';
import { reportContext } from '#web/errors/error-view.ts';
import { type ApiClient, createApiClient, type StoreApi } from '#web/http/api-client.server.ts';
import { findCookie } from '#web/http/cookies.ts';
import { createToLocalUrl, type ToLocalUrl } from '#web/http/local-url.ts';
import { resolveShop } from './shops/resolve-shop.ts';
import { type Shops, toShopHref } from './shops/shop.ts';

/** A script that the merchant configures; it loads only after consent to its category (reading A2). */
export interface ScriptSlot extends PlacedScript {
  /** Origins besides its own that it loads from and sends to. */
  origins?: readonly string[];
}

export interface StorefrontOptions {
  storeApi: StoreApi;
  /** Changes with what the response of the API at an address shows; absent where that cannot be known. */
  version?: ((url: URL) => number) | undefined;
  /** Absolute URL of the shop, without a trailing slash. */
  siteUrl: string;
  cookieName: string;
  /** Origins besides the shop's own from which pictures may load. */
  pictureOrigins?: readonly string[];
  scripts?: readonly ScriptSlot[];
  /** The number of the shop at WhatsApp, digits with the country code. */
  whatsApp?: string | undefined;
  /** Whether the query key `debug` shows failing endpoints (reading A34). */
  isDebugAllowed?: boolean;
  /** Reports an error that the visitor did not cause; `message` names the place. */
  onError?: (error: unknown, message: string) => void;
}

export interface ContextOptions extends StorefrontOptions {
  /** Paths whose responses, and those of all below them, differ between visitors. */
  personalPaths: readonly string[];
  /** Paths of the storefront's own pages in the sitemap. */
  sitemapPaths: readonly string[];
}

export interface StorefrontContext {
  options: ContextOptions;
  onError: (error: unknown, message: string) => void;
  /**
   * Whether the response is for this visitor alone: a personal page, or the answer to a form. All other pages are the same for
   * everybody, so the session is not read for them.
   */
  isPersonal: boolean;
  /** The visitor's. */
  shop: Shop;
  shops: Shops<Shop>;
  api: ApiClient;
  toLocalUrl: ToLocalUrl;
  /** A link inside the visitor's shop, from a URL of the API or a path. */
  toHref: (address: string) => string;
  isDebug: boolean;
}

export const storefrontContext = createContext<StorefrontContext>();
/** The middleware `user-agent` sets it. */
export const deviceContext = createContext<Device>();

const passedHeaderNames = ['X-Request-Id', 'X-Client-Address', 'X-Forwarded-For', 'User-Agent'];

export function createRequestContext(
  request: Request,
  options: ContextOptions,
  shops: Shops<Shop> = fallbackShops,
): RouterContextProvider {
  const url = new URL(request.url);
  const shop = resolveShop(url, shops);
  const isPersonal = isForm(request) || options.personalPaths.some((path) => isAtOrBelow(url.pathname, path));
  const isDebug = options.isDebugAllowed !== false && hasDebug(request, url);
  const toLocalUrl = createToLocalUrl(options.siteUrl);
  const context = new RouterContextProvider();
  const onError = options.onError ?? reportOnConsole;
  context.set(reportContext, onError);
  context.set(storefrontContext, {
    options,
    onError,
    isPersonal,
    shop,
    shops,
    api: createApiClient({
      ...options,
      session: isPersonal ? findCookie(request.headers.get('Cookie'), options.cookieName) : undefined,
      loja: shop.loja,
      isDebug,
      passedHeaders: toPassedHeaders(request, options.cookieName),
    }),
    toLocalUrl,
    toHref: (address) => toShopHref(shop, toLocalUrl(address)),
    isDebug,
  });
  return context;
}

function isForm({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** A form posts to a URL of its own: it is in debug mode if its page is. */
function hasDebug(request: Request, url: URL): boolean {
  if (url.searchParams.has('debug')) return true;
  const page = isForm(request) ? URL.parse(request.headers.get('Referer') ?? '') : null;
  return page?.searchParams.has('debug') ?? false;
}

function toPassedHeaders(request: Request, cookieName: string): Record<string, string> {
  // Identifies a browser in which an account was used before; the API counts its failed sign-ins separately.
  const deviceCookie = `${cookieName}_DEVICE`;
  const device = findCookie(request.headers.get('Cookie'), deviceCookie);
  const headers = Object.fromEntries(
    passedHeaderNames.flatMap((name) => {
      const value = request.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return device ? { ...headers, Cookie: `${deviceCookie}=${device}` } : headers;
}

function reportOnConsole(error: unknown, message: string): void {
  // oxlint-disable-next-line no-console -- the server passes its logger; this is the fallback without it
  console.error(message, error);
}
