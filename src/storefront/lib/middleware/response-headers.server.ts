import type { MiddlewareFunction } from 'react-router';
import { storefrontContext } from '../storefront-context.server.ts';

const cacheRules = {
  personal: 'private, no-store',
  /** A hover prefetches what the click then uses. */
  data: 'private, max-age=30',
  document: 'public, max-age=0, must-revalidate',
};

/** A session makes another page, and so does the kind of device (shown widths, form of the pictures). */
const dependsOn = 'Cookie, User-Agent';

/** For maintenance and an API that is away: crawlers come again instead of forgetting the page. */
const retryAfterSeconds = '120';

/** Says who may keep an answer, and hands the API's cookies on to the browser. */
export const setResponseHeaders: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const { api } = context.get(storefrontContext);
  for (const cookie of api.setCookies) response.headers.append('Set-Cookie', cookie);
  if (response.status === 503) response.headers.set('Retry-After', retryAfterSeconds);
  if (!response.headers.has('Cache-Control')) {
    response.headers.set('Cache-Control', toCacheRule(request, response, api.hasSession));
    response.headers.append('Vary', dependsOn);
  }
  return response;
};

function toCacheRule(request: Request, response: Response, hasSession: boolean): string {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isKept = isRead && !hasSession && response.status < 500 && response.headers.getSetCookie().length === 0;
  if (!isKept) return cacheRules.personal;
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith('.data')) return cacheRules.document;
  // The frame's data is for nobody now, and for a customer as soon as somebody signs in.
  const holdsFrame = searchParams.get('_routes')?.split(',').includes('frame') ?? true;
  return holdsFrame ? cacheRules.personal : cacheRules.data;
}
