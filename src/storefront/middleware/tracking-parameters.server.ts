import { type MiddlewareFunction, redirect } from 'react-router';
import { isDataPath } from '#contract/site-paths.ts';
import { consentCookie, hasRefused } from '#web/consent/consent-value.ts';
import { findCookie } from '#web/http/cookies.ts';
import { toOriginFragment, toOriginValue, toUntrackedAddress } from '#web/http/tracking-parameters.ts';

/**
 * Reading A13: redirects to the same URL without tracking parameters; the others keep their order and encoding. Nothing is
 * stored: a fragment hands the values to the page, unless the visitor has refused optional cookies or there is no page.
 */
export const dropTrackingParameters: MiddlewareFunction<Response> = ({ request, url }, next) => {
  // The router's `url` has a re-encoded query; only the URL of a document request has the visitor's encoding.
  const requested = new URL(request.url);
  const isData = isDataPath(requested.pathname);
  const clean = toUntrackedAddress(isData ? url : requested);
  if (clean === undefined) return next();
  const value = toOriginValue(url.search);
  const isRefused = hasRefused(findCookie(request.headers.get('Cookie'), consentCookie.name), Date.now());
  const hasPage = isData || request.headers.get('Sec-Fetch-Dest') === 'document';
  const fragment = value && hasPage && !isRefused ? toOriginFragment(value) : '';
  throw redirect(clean + fragment, { status: 302, headers: { 'Cache-Control': 'no-store' } });
};
