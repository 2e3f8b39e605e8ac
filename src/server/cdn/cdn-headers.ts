// Headers for a CDN: how long it may cache a response, and under which surrogate keys.

import { everythingKey } from '#contract/cache-keys.ts';

/** Seconds. */
const stale = { whileRevalidate: 60, ifError: 300 };

/**
 * The headers of a public response. `CDN-Cache-Control` (RFC 9213) is read by shared caches only, so that browsers still
 * revalidate. `Surrogate-Key` is read by Fastly and Varnish, `Cache-Tag` by Cloudflare.
 */
export function toCdnHeaders(seconds: number, keys: readonly string[]): [string, string][] {
  const all = [everythingKey, ...keys];
  return [
    [
      'cdn-cache-control',
      `max-age=${seconds}, stale-while-revalidate=${stale.whileRevalidate}, stale-if-error=${stale.ifError}`,
    ],
    ['surrogate-key', all.join(' ')],
    ['cache-tag', all.join(',')],
  ];
}
