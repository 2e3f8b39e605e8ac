// A CDN in front of the shop: what it may keep and under which keys (this file), and how it hears of changes.

/** Of everything that a CDN may keep. */
export const everythingKey = 'all';

/** Where nobody knows what a page shows: one of the keys that every change of a product names. */
const unknownPage = ['catalogue'];

/** Seconds: while a page is fetched anew, and while the shop is away. */
const stale = { whileRevalidate: 60, ifError: 300 };

/**
 * The headers of an answer that is the same for everybody. `CDN-Cache-Control` (RFC 9213) is read by shared caches alone, so
 * that browsers go on asking; the keys are said in both customary ways.
 */
export function toCdnHeaders(seconds: number, keys: readonly string[] = unknownPage): [string, string][] {
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
