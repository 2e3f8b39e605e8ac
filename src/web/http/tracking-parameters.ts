/** Query parameters that are removed from every address (specification 2). */
export const trackingParameters = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'srsltid'] as const;

/** Path and query without the tracking parameters; undefined when there are none. */
export function toUntrackedAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const names: readonly string[] = trackingParameters;
  const parts = search.slice(1).split('&');
  // The query is cut as text: parsing and writing it again would change how the other values are encoded.
  const others = parts.filter((part) => !names.includes(decodeName(part)));
  if (others.length === parts.length) return undefined;
  // A path that begins with two slashes would name another site.
  const path = pathname.replace(/^\/{2,}/, '/');
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}

/** A cookie of the page: where the visit came from, until the visitor has decided about cookies (reading A13). */
export const originCookie = { name: 'origem', maxAgeSeconds: 1800 };

const longestValue = 250;

/** The five parameters of a query as the cookie's value, sanitised; undefined if none is set. */
export function toOriginValue(search: string): string | undefined {
  const given = new URLSearchParams(search);
  const sanitised = new URLSearchParams();
  for (const name of trackingParameters) {
    const value = given
      .get(name)
      ?.replaceAll(/[^\p{L}\p{N} ._~:/+-]/gu, '')
      .trim()
      .slice(0, longestValue);
    if (value) sanitised.set(name, value);
  }
  return sanitised.size > 0 ? sanitised.toString() : undefined;
}

/** Reads what `toOriginValue` wrote. */
export function parseOriginValue(value: string): Partial<Record<(typeof trackingParameters)[number], string>> {
  const given = new URLSearchParams(value);
  return Object.fromEntries(trackingParameters.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])));
}

function decodeName(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? '';
}
