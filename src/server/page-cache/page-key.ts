// Which requests a kept page may answer, and under which name it is kept.
import type { IncomingMessage } from 'node:http';

export interface PageKeyOptions {
  cookieName: string;
  /** Visitors of one class get the same bytes. */
  toDeviceClass: (userAgent: string) => string;
}

/** What is never a page, or never the same for two visitors. */
const otherPaths =
  /^\/(?:api|img|assets|checkout|minha-conta|mensagens|sacola|favoritos|healthz|readyz|metrics)(?:[/.]|$)/;
/** One slash only: two begin another host's address. */
const isPath = /^\/(?!\/)/;
/** More parts than any page has; who sends more is rendered, but not kept. */
const longestUrl = 500;
const mostParameters = 12;

/**
 * Undefined for everything that has to be answered for this visitor alone: whoever has a session, whatever is no plain
 * read, and addresses that only somebody makes up who wants to fill the memory.
 */
export function toPageKey(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { cookieName, toDeviceClass }: PageKeyOptions,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.cookie?.includes(`${cookieName}=`) || headers.range !== undefined) return undefined;
  if (!isPath.test(url) || url.length > longestUrl || otherPaths.test(url)) return undefined;
  const deviceClass = toDeviceClass(headers['user-agent'] ?? '');
  const [path, query] = split(url);
  if (query === '') return `${deviceClass} ${path}`;
  const parameters = query.split('&');
  if (parameters.length > mostParameters || parameters.some((parameter) => parameter.startsWith('debug')))
    return undefined;
  return `${deviceClass} ${path}?${parameters.toSorted().join('&')}`;
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
