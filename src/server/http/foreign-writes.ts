import type { MiddlewareHandler } from 'hono';
import { isOwnOrigin, ownFetchSites, safeMethods } from '#contract/own-origin.ts';
import { apiPath, isAtOrBelow } from '#contract/site-paths.ts';

/**
 * CSRF protection: answers 403 to a cross-site write. Servers and apps, which send no such headers, pass. The API refuses more of
 * its own calls (`src/api/http/same-origin.ts`): it also stands without this server, and takes JSON only from browsers.
 * `allowedOrigins` may write to the API.
 */
export function refuseForeignWrites(siteUrl: string, allowedOrigins: readonly string[]): MiddlewareHandler {
  const { host: siteHost } = new URL(siteUrl);
  return async function refuseForeignWrite(context, next) {
    const { method } = context.req;
    const fetchSite = context.req.header('Sec-Fetch-Site');
    const origin = context.req.header('Origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin) && isAtOrBelow(context.req.path, apiPath);
    const isKnownOrigin =
      origin === undefined || isAllowed || isOwnOrigin(origin, siteUrl, context.req.header('Host') ?? siteHost);
    const isOwnSite = fetchSite === undefined || ownFetchSites.has(fetchSite);
    if (safeMethods.has(method) || (isKnownOrigin && isOwnSite)) return next();
    return context.json({ error: 'Envio recusado: ele veio de outro site.' }, 403);
  };
}
