import type { MiddlewareFunction } from 'react-router';
import { isDataPath } from '#contract/site-paths.ts';
import { type StorefrontContext, storefrontContext } from '../request-context.server.ts';
import { unansweredShops } from '../shops/load-shops.server.ts';

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

/** Pages depend on the device class (widths and formats of pictures). */
const dependsOn = 'User-Agent';

/** For maintenance and an unavailable API: crawlers retry instead of removing the page from their index. */
const retryAfterSeconds = '120';

/** Sets the cache headers and forwards the API's cookies to the browser. */
export const setResponseHeaders: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const storefront = context.get(storefrontContext);
  for (const cookie of storefront.api.setCookies) response.headers.append('Set-Cookie', cookie);
  if (response.status === 503) response.headers.set('Retry-After', retryAfterSeconds);
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', toCacheRule(request, response, storefront));
    response.headers.append('Vary', dependsOn);
  }
  return response;
};

function toCacheRule(request: Request, response: Response, { api, isPersonal, shops }: StorefrontContext): string {
  const isWhole = response.status < 500 && !api.hasFailedCall && shops !== unansweredShops;
  const isCacheable = !isPersonal && isWhole && response.headers.getSetCookie().length === 0;
  if (!isCacheable) return cacheRules.personal;
  return isDataPath(new URL(request.url).pathname) ? cacheRules.data : cacheRules.document;
}
