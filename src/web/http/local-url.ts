import type { Breadcrumb } from '#contract/shared.ts';

export type ToLocalUrl = (url: string) => string;

/** Removes the shop's own origin from absolute URLs, so that a page works under any host name. */
export function createToLocalUrl(siteUrl: string): ToLocalUrl {
  const origin = new URL(siteUrl).origin;
  return (url) => {
    if (url !== origin && !url.startsWith(`${origin}/`)) return url;
    const path = url.slice(origin.length) || '/';
    // Two leading slashes would be a protocol-relative URL of another host.
    return path.startsWith('//') ? url : path;
  };
}

/**
 * The path to redirect to if the requested one is not canonical, for example with a trailing slash, `.html` or an old URL.
 * The last entry of the breadcrumb is the page itself.
 */
export function findCanonicalPath(url: URL, breadcrumb: readonly Breadcrumb[]): string | undefined {
  const own = breadcrumb.at(-1);
  const path = own?.atual ? own.rota?.path : undefined;
  if (path === undefined || path === decodePath(url.pathname)) return undefined;
  // Encoded, since the header of a redirect holds no accents.
  return new URL(path, url).pathname;
}

/** Returns the path unchanged if it contains an invalid escape. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
