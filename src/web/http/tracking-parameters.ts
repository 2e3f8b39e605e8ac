/** Query parameters that are removed from every URL (specification 2). */
const trackingParameters = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'srsltid'] as const;

/** Path and query without the tracking parameters; undefined when there are none. */
export function toUntrackedAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const names: readonly string[] = trackingParameters;
  const parts = search.slice(1).split('&');
  // The query is edited as text, because parsing and serialising it would change the encoding of the other values.
  const others = parts.filter((part) => !names.includes(decodeName(part)));
  if (others.length === parts.length) return undefined;
  // A path with two leading slashes would be a protocol-relative URL of another site.
  const path = pathname.replace(/^\/{2,}/, '/');
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}

/** Hands the origin of the visit from the redirect to the page, which removes it from its address (reading A13). */
const originFragment = '#origem=';

const longestValue = 250;

/** The five parameters of a query, sanitised; undefined if none is set. */
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
  return sanitised.toString() || undefined;
}

/** The fragment that hands a value of `toOriginValue` to the page. */
export function toOriginFragment(value: string): string {
  return originFragment + encodeURIComponent(value);
}

/** The value in such a fragment; undefined for any other. */
export function findOriginValue(hash: string): string | undefined {
  if (!hash.startsWith(originFragment)) return undefined;
  try {
    return toOriginValue(decodeURIComponent(hash.slice(originFragment.length)));
  } catch {
    return undefined;
  }
}

/** Parses a value of `toOriginValue`. */
export function parseOriginValue(value: string): Partial<Record<(typeof trackingParameters)[number], string>> {
  const given = new URLSearchParams(value);
  return Object.fromEntries(trackingParameters.flatMap((name) => (given.has(name) ? [[name, given.get(name)]] : [])));
}

function decodeName(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? '';
}
