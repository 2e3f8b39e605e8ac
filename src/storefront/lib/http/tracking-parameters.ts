/** Specification 2. */
export const trackingParameters = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'srsltid'] as const;

/** Path and query without the tracking parameters; undefined when there are none. */
export function toUntrackedAddress({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const names: readonly string[] = trackingParameters;
  const parts = search.slice(1).split('&');
  // The query is cut as text: parsing and writing it again would change how the other values are encoded.
  const kept = parts.filter((part) => !names.includes(decodeName(part)));
  if (kept.length === parts.length) return undefined;
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

function decodeName(part: string): string {
  return [...new URLSearchParams(part).keys()][0] ?? '';
}
