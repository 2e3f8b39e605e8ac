import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

const oneYearSeconds = 31_536_000;
/** For pages without a policy of their own. */
const pagePolicy = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** For all other responses: they must not run or embed anything even when they are opened directly. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The headers of every response; HSTS only if SITE_URL is https. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const common = secureHeaders({
    strictTransportSecurity: siteUrl.startsWith('https:') ? `max-age=${oneYearSeconds}; includeSubDomains` : false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: 'same-origin',
    // Pictures are embedded in search results, mails and product feeds.
    crossOriginResourcePolicy: 'cross-origin',
    // Obsolete in current browsers; `frame-ancestors` replaces X-Frame-Options.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [], payment: [], usb: [] },
  });
  return every(pageHeaders, common);
}

/** Runs last: a page may set stricter headers itself. */
const pageHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  // Set on the response: `context.header` would create a new one around its body.
  const { headers } = context.res;
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage) headers.delete('Cross-Origin-Resource-Policy');
  if (headers.has('Content-Security-Policy')) return;
  headers.set('Content-Security-Policy', isPage ? pagePolicy : filePolicy);
};
