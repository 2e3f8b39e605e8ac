// Where somebody comes back to after signing in or after a form without script: the query key or field `voltar`.

const longest = 2000;

/** A path of this site, with its query; undefined for anything that could lead elsewhere. */
export function toReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > longest) return undefined;
  // Browsers read a backslash as a slash and skip control characters: `/\host` and `/\t/host` are other sites.
  return value.startsWith('//') || /[\\\p{Cc}]/u.test(value) ? undefined : value;
}
