// The return path after sign-in or after a form without script: the query key or field `voltar`.

const longest = 2000;
const thisSite = 'http://loja.invalid';

/**
 * A path of this site, with its query, encoded for a `Location` header; undefined for any value that could redirect to another
 * site.
 */
export function toReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !/^\/(?!\/)/.test(value)) return undefined;
  // Browsers treat a backslash as a slash and skip control characters: `/\host` and `/\t/host` are other sites.
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  // Browsers resolve dot segments: `/..//host` is `//host`.
  const { pathname, search, hash } = new URL(value, thisSite);
  return pathname.startsWith('//') ? undefined : pathname + search + hash;
}
