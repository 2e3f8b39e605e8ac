import type { Breadcrumb } from '#contract/shared.ts';

/**
 * Where a page's one address differs from the one asked for, as with a slash at the end, `.html` or an old address that
 * the API still knows: the path to go to. The last entry of the breadcrumb is the page itself.
 */
export function findCanonicalPath(url: URL, breadcrumb: readonly Breadcrumb[]): string | undefined {
  const own = breadcrumb.at(-1);
  const path = own?.atual ? own.rota?.path : undefined;
  return path === undefined || path === decodePath(url.pathname) ? undefined : path;
}

/** As it stands when it is no valid escape. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
