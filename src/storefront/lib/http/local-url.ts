export type ToLocalUrl = (url: string) => string;

/** Absolute addresses of the shop itself lose their origin, so that a page works under any host name. */
export function createToLocalUrl(siteUrl: string): ToLocalUrl {
  const origin = new URL(siteUrl).origin;
  return (url) => {
    if (url !== origin && !url.startsWith(`${origin}/`)) return url;
    return url.slice(origin.length) || '/';
  };
}
