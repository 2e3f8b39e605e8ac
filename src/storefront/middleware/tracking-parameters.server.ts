import { type MiddlewareFunction, redirect } from 'react-router';
import { isDataPath } from '#contract/site-paths.ts';
import { consentCookie, hasRefused } from '#web/consent/consent-value.ts';
import { findCookie } from '#web/http/cookies.ts';
import { originCookie, toOriginValue, toUntrackedAddress } from '#web/http/tracking-parameters.ts';
import { storefrontContext } from '../request-context.server.ts';

/**
 * Reading A13: redirects to the same URL without tracking parameters; the others keep their order and encoding. The
 * values are stored in a cookie unless the visitor has refused optional cookies.
 */
export const dropTrackingParameters: MiddlewareFunction<Response> = ({ request, url, context }, next) => {
  // The router's `url` has a re-encoded query; only the URL of a document request has the visitor's encoding.
  const requested = new URL(request.url);
  const clean = toUntrackedAddress(isDataPath(requested.pathname) ? url : requested);
  if (clean === undefined) return next();
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const value = toOriginValue(url.search);
  const isRefused = hasRefused(findCookie(request.headers.get('Cookie'), consentCookie.name), Date.now());
  if (value && !isRefused) {
    const isSecure = context.get(storefrontContext).options.siteUrl.startsWith('https:');
    const { name, maxAgeSeconds } = originCookie;
    headers.append(
      'Set-Cookie',
      `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );
  }
  throw redirect(clean, { status: 302, headers });
};
