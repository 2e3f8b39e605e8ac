import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { storefrontContext } from '../request-context.server.ts';

/** Set by loaders whose data belongs to the visitor: user, cart, favourites. */
export const isPersonalContext = createContext(false);

const cacheRules = {
  personal: 'private, no-store',
  /** A hover prefetches what the click then uses. */
  data: 'private, max-age=30',
  document: 'public, max-age=0, must-revalidate',
};

/** Pages differ by session and by device class (widths and formats of pictures). */
const dependsOn = 'Cookie, User-Agent';

/** For maintenance and an API that is away: crawlers come again instead of forgetting the page. */
const retryAfterSeconds = '120';

/** Sets the cache headers and hands the API's cookies on to the browser. */
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
  const { hasSession } = context.get(storefrontContext).api;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isCacheable = isRead && !hasSession && response.status < 500 && response.headers.getSetCookie().length === 0;
  if (!isCacheable) return cacheRules.personal;
  const { pathname } = new URL(request.url);
  if (!pathname.endsWith('.data')) return cacheRules.document;
  // Without a session the layout's data is not personal, but a cached copy would hide a sign-in that follows.
  return context.get(isPersonalContext) ? cacheRules.personal : cacheRules.data;
}
