// Which requests the page cache may answer, and the key under which a page is stored.

import type { IncomingMessage } from 'node:http';
import { hasKnownNames } from '#contract/query-names.ts';
import { apiPath, isAtOrBelow, publicCallPaths } from '#contract/site-paths.ts';

export interface PageKeyOptions {
  cookieName: string;
  /** Visitors with devices of one class get the same page. */
  toDeviceClass: (userAgent: string) => string;
  /** Paths whose responses, and those of all below them, differ between visitors. */
  personalPaths: readonly string[];
}

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Paths that the server answers itself; none of them is a page. */
export const serverPaths = [apiPath, '/img', '/assets', '/healthz', '/readyz', '/metrics'] as const;
/** Two leading slashes would begin the address of another host, and URLs treat a backslash as a slash. */
const isPath = /^\/(?!\/)[^\\]*$/;
/** Beyond these limits a page is rendered, but not cached. */
const maxTokenLength = 100;
const maxUrlLength = 500;
const maxParameters = 12;

/**
 * Undefined for requests that are never cached: personal pages, everything but a plain GET or HEAD, and made-up addresses that
 * would fill the memory.
 */
export function toPageKey(incoming: PageRequest, options: PageKeyOptions): string | undefined {
  const { method, url = '/', headers } = incoming;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.range !== undefined || !isPath.test(url) || url.length > maxUrlLength) return undefined;
  const { pathname, search } = new URL(url, 'http://shop');
  const parameters = search === '' ? '' : toSortedQuery(search);
  if (parameters === undefined) return undefined;
  const client = isPublicCall(pathname) ? toApiClient(incoming) : toDevice(pathname, incoming, options);
  return client && `${client} ${pathname}?${parameters}`;
}

/** Sorted by name only, since the order of values of one name matters. Undefined if the page must not be cached. */
function toSortedQuery(query: string): string | undefined {
  const parameters = new URLSearchParams(query);
  if (!hasKnownNames(parameters) || parameters.size > maxParameters) return undefined;
  parameters.sort();
  return parameters.toString();
}

/** Public calls depend on the App-Token and not on the session. */
function toApiClient({ headers }: PageRequest): string | undefined {
  const token = headers['app-token'];
  return typeof token === 'string' && token.length <= maxTokenLength ? `call ${token}` : undefined;
}

function toDevice(path: string, { headers }: PageRequest, options: PageKeyOptions): string | undefined {
  const isOther = [...serverPaths, ...options.personalPaths].some((other) => isAtOrBelow(path, other));
  return isOther ? undefined : options.toDeviceClass(headers['user-agent'] ?? '');
}

/**
 * Whether a response rendered without the session is right for this client also if it must not be cached: a call with a session
 * has a limit of its own. Pages with a key read no cookie.
 */
export function isRenderedAlike({ url = '/', headers }: PageRequest, { cookieName }: PageKeyOptions): boolean {
  if (!isPublicCall(new URL(url, 'http://shop').pathname)) return true;
  const hasSession = headers['session'] !== undefined || (headers.cookie?.includes(`${cookieName}=`) ?? false);
  return !hasSession;
}

function isPublicCall(pathname: string): boolean {
  return publicCallPaths.some((path) => isAtOrBelow(pathname, path));
}
