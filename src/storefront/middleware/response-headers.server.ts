import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { isDataPath } from '#contract/site-paths.ts';
import { storefrontContext } from '../request-context.server.ts';
import { unansweredShops } from '../shops/load-shops.server.ts';

/** Set by loaders whose data belongs to the visitor: user, cart, favourites. */
export const isPersonalContext = createContext(false);

/**
 * For an address that contains a secret: the page is never cached, and its requests send no referrer path. (With `no-referrer` the
 * form's own Origin would be `null`, which the server rejects.)
 */
export const secretHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };

const cacheRules = {
  personal: 'private, no-store',
  /** A hover prefetches the data that the click then uses. */
  data: 'private, max-age=30',
  document: 'public, max-age=0, must-revalidate',
};

/** Pages depend on the session and on the device class (widths and formats of pictures). */
const dependsOn = 'Cookie, User-Agent';

/** For maintenance and an unavailable API: crawlers retry instead of removing the page from their index. */
const retryAfterSeconds = '120';

/** Sets the cache headers and forwards the API's cookies to the browser. */
export const setResponseHeaders: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { api } = context.get(storefrontContext);
  for (const cookie of api.setCookies) response.headers.append('Set-Cookie', cookie);
  if (response.status === 503) response.headers.set('Retry-After', retryAfterSeconds);
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', toCacheRule(request, response, context));
    response.headers.append('Vary', dependsOn);
  }
  return response;
};

function toCacheRule(request: Request, response: Response, context: Readonly<RouterContextProvider>): string {
  const { api, shops } = context.get(storefrontContext);
  const { hasSession, hasFailedCall } = api;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isWhole = response.status < 500 && !hasFailedCall && shops !== unansweredShops;
  const isCacheable = isRead && !hasSession && isWhole && response.headers.getSetCookie().length === 0;
  if (!isCacheable) return cacheRules.personal;
  const { pathname } = new URL(request.url);
  if (!isDataPath(pathname)) return cacheRules.document;
  // Without a session the layout's data is not personal, but a cached copy would hide a sign-in that follows.
  return context.get(isPersonalContext) ? cacheRules.personal : cacheRules.data;
}
