import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

const oneYearSeconds = 31_536_000;
/** For pages whose maker sent no policy of its own; scripts are then free, the rest is closed. */
const pagePolicy = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/** For everything that is no page: it must not run or embed anything even when opened by itself. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** The headers that every answer carries; HSTS only when shoppers reach the shop by https. */
export function securityHeaders(siteUrl: string): MiddlewareHandler {
  const common = secureHeaders({
    strictTransportSecurity: siteUrl.startsWith('https:') ? `max-age=${oneYearSeconds}; includeSubDomains` : false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: 'same-origin',
    // Pictures are meant to be seen in search results, mails and other shops' feeds.
    crossOriginResourcePolicy: 'cross-origin',
    // What no browser of today reads, or does by itself; `frame-ancestors` of every policy says what X-Frame-Options said.
    xFrameOptions: false,
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [], payment: [], usb: [] },
  });
  // The outer one has the last word.
  return every(pagesOwnChoice, common);
}

/** What a page may set more strictly for itself. */
const pagesOwnChoice: MiddlewareHandler = async (context, next) => {
  await next();
  // Set here and not by the context, which would open the answer's body for it.
  const { headers } = context.res;
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // A page is no resource of another one: who frames it is the policy's affair.
  if (isPage) headers.delete('Cross-Origin-Resource-Policy');
  if (headers.has('Content-Security-Policy')) return;
  headers.set('Content-Security-Policy', isPage ? pagePolicy : filePolicy);
};
