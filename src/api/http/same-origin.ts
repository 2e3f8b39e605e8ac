import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isOwnOrigin, ownFetchSites, safeMethods } from '#contract/own-origin.ts';
import type { ApiDependencies } from './dependencies.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';

/**
 * Refuses changes that another site's page sends with the shopper's cookie, and those of browsers that are not JSON, such
 * as forms. Servers and apps send neither Origin nor Sec-Fetch-Site and need no content type (contract 7).
 */
export function requireSameOrigin({
  siteUrl,
  allowedOrigins = [],
}: Pick<ApiDependencies, 'siteUrl' | 'allowedOrigins'>) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const origin = c.req.header('Origin');
    const fetchSite = c.req.header('Sec-Fetch-Site');
    const isFromBrowser = origin !== undefined || fetchSite !== undefined;
    if (isFromBrowser && !safeMethods.has(c.req.method)) {
      const isKnownOrigin =
        origin === undefined ||
        allowedOrigins.includes(origin) ||
        isOwnOrigin(origin, siteUrl, new URL(c.req.url).host);
      const isOwnSite = fetchSite === undefined || ownFetchSites.has(fetchSite);
      if (!isKnownOrigin || !isOwnSite) throw new ApiError('forbidden', 'Envio recusado: ele veio de outro site.');
      if (!isJson(c.req)) throw new ApiError('forbidden', 'Envio recusado: mande os dados como JSON.');
    }
    await next();
  });
}

/** Whether the body is declared as JSON, or there is none. */
function isJson(request: HonoRequest): boolean {
  const contentType = request.header('Content-Type');
  if (contentType !== undefined) return /^application\/json\s*(?:;|$)/i.test(contentType.trim());
  // HTTP declares a body by one of these headers.
  return Number(request.header('Content-Length') ?? 0) === 0 && request.header('Transfer-Encoding') === undefined;
}
