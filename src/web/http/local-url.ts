export type ToLocalUrl = (url: string) => string;

/** Absolute addresses of the shop itself lose their origin, so that a page works under any host name. */
export function createToLocalUrl(siteUrl: string): ToLocalUrl {
  const origin = new URL(siteUrl).origin;
  return (url) => {
    if (url !== origin && !url.startsWith(`${origin}/`)) return url;
    const path = url.slice(origin.length) || '/';
    // Two slashes would begin another host's address.
    return path.startsWith('//') ? url : path;
  };
}
