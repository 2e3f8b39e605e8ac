// Which origins a write may come from (contract 7). This file reaches no browser.

/** They change nothing. */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none` is a request by the user, not by a page. A sibling subdomain (`same-site`) counts as another site. */
export const ownFetchSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether an `Origin` header is the shop's own. Hosts are compared without the scheme: behind a proxy that ends TLS the request's own
 * address says http. Only `SITE_URL` counts, since a name that a stranger has pointed at the shop arrives as `Host` too; a shop that is
 * tried on its own machine has more names than one. Browsers send `null` for pages without an origin.
 */
export function isOwnOrigin(origin: string, siteUrl: string, requestHost: string): boolean {
  const site = new URL(siteUrl);
  const host = /^https?:\/\/(.+)$/.exec(origin)?.[1];
  return host === site.host || (local.has(site.hostname) && host === requestHost);
}
