import type { MiddlewareHandler } from 'hono';
import { apiPath, isAtOrBelow } from '#contract/site-paths.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownFetchSites = new Set(['same-origin', 'none']);

/**
 * CSRF protection: answers 403 to a cross-site write. Servers and apps, which send no such headers, pass. The API refuses more of
 * its own calls (`src/api/http/same-origin.ts`): it also stands without this server, and takes JSON only from browsers.
 * `allowedOrigins` may write to the API.
 */
export function refuseForeignWrites(siteUrl: string, allowedOrigins: readonly string[]): MiddlewareHandler {
  const siteHost = new URL(siteUrl).host;
  return async function refuseForeignWrite(context, next) {
    const { method } = context.req;
    const fetchSite = context.req.header('Sec-Fetch-Site');
    const origin = context.req.header('Origin');
    const hosts = [context.req.header('Host') ?? siteHost, siteHost];
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin) && isAtOrBelow(context.req.path, apiPath);
    const isOwnOrigin = origin === undefined || isAllowed || hosts.includes(hostOf(origin));
    const isOwn = fetchSite ? ownFetchSites.has(fetchSite) : isOwnOrigin;
    if (safeMethods.has(method) || isOwn) return next();
    return context.json({ error: 'Envio recusado: ele veio de outro site.' }, 403);
  };
}

/** Host of an Origin header; browsers send `null` for pages without an origin. */
function hostOf(origin: string): string {
  return URL.parse(origin)?.host ?? '';
}
