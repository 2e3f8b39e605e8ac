import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { ApiEnvironment } from './environment.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes that another site's page sends with the shopper's cookie. Calls between servers carry no Origin. */
export function requireSameOrigin(siteUrl: string) {
  const siteHost = new URL(siteUrl).host;
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const origin = c.req.header('Origin');
      const isForeign = origin !== undefined && ![siteHost, new URL(c.req.url).host].includes(toHost(origin));
      if (isForeign || c.req.header('Sec-Fetch-Site') === 'cross-site') {
        throw new ApiError('forbidden', 'Pedido recusado: ele veio de outro site.');
      }
    }
    await next();
  });
}

// Hosts are compared without the scheme: behind a proxy that ends TLS the request's own address says http.
function toHost(origin: string): string {
  return URL.parse(origin)?.host ?? '';
}
