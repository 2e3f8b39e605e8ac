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
