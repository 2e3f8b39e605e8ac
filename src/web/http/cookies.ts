/** The names in a `Cookie` header. */
export function listCookieNames(header: string | null): string[] {
  const names = (header ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.filter(Boolean);
}

/** The value of a cookie in a `Cookie` header, or undefined. */
export function findCookie(header: string | null, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || undefined;
  }
  return undefined;
}
