// Which requests the page cache may answer, and the key under which a page is stored.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface PageKeyOptions {
  cookieName: string;
  /** Visitors with devices of one class get the same page. */
  toDeviceClass: (userAgent: string) => string;
  /** Paths whose responses, and those of all below them, differ between visitors. */
  personalPaths: readonly string[];
}

/** What the server itself answers under these paths are no pages. */
const serverPaths = ['/api', '/img', '/assets', '/healthz', '/readyz', '/metrics'];
/** API calls whose responses may be the same for everybody; the `Cache-Control` of each response decides. */
const publicCalls = /^\/api\/v2\/front\/(?:url|struct|settings|brands|showcase)(?:[/?]|$)/;
const longestToken = 100;
/** Two leading slashes would begin the address of another host. */
const isPath = /^\/(?!\/)/;
/** Beyond these limits a page is rendered, but not cached. */
const longestUrl = 500;
const mostParameters = 12;
/** An encoded name may equal another one of the same query once it is decoded. */
const plainName = /^[\w.-]*$/;

/**
 * Undefined for requests that are never cached: pages of visitors with a session, everything but a plain GET or HEAD, and
 * made-up addresses that would fill the memory.
 */
export function toPageKey(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  options: PageKeyOptions,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.range !== undefined || !isPath.test(url) || url.length > longestUrl) return undefined;
  const kind = publicCalls.test(url) ? toApiClient(headers) : toVisitor(url, headers, options);
  if (kind === undefined) return undefined;
  const [path, query] = split(url);
  if (query === '') return `${kind} ${path}`;
  const parameters = sortParameters(query.split('&'));
  return parameters && `${kind} ${path}?${parameters.join('&')}`;
}

/** Sorted by name; values of one name keep their order, which matters. Undefined for queries that are not cached. */
function sortParameters(parameters: readonly string[]): string[] | undefined {
  const named = parameters.map((text) => ({ name: text.split('=', 1)[0] ?? '', text }));
  const isCacheable = named.every(({ name }) => plainName.test(name) && !name.startsWith('debug'));
  if (!isCacheable || named.length > mostParameters) return undefined;
  return named.toSorted((first, second) => compare(first.name, second.name)).map(({ text }) => text);
}

const compare = (first: string, second: string): number => Number(first > second) - Number(first < second);

/** `/sacola`, `/sacola/x`, `/sacola.data` and `/sacola?x`, but not `/sacola-de-pano`. */
function isAtOrBelow(url: string, path: string): boolean {
  return url.startsWith(path) && /^(?:$|[/.?])/.test(url.slice(path.length));
}

/** Public calls depend on the App-Token and not on the session. */
function toApiClient(headers: IncomingHttpHeaders): string | undefined {
  const token = headers['app-token'];
  return typeof token === 'string' && token.length <= longestToken ? `call ${token}` : undefined;
}

function toVisitor(
  url: string,
  headers: IncomingHttpHeaders,
  { cookieName, toDeviceClass, personalPaths }: PageKeyOptions,
): string | undefined {
  const isOther = [...serverPaths, ...personalPaths].some((path) => isAtOrBelow(url, path));
  return isOther || showsSession(headers, cookieName) ? undefined : toDeviceClass(headers['user-agent'] ?? '');
}

/**
 * True if a response rendered without cookies is right for this visitor even when it is uncacheable: API calls read no
 * cookie but the session's, while pages also read the consent cookie.
 */
export function isAnonymous(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { cookieName }: Pick<PageKeyOptions, 'cookieName'>,
): boolean {
  if (!publicCalls.test(url)) return headers.cookie === undefined;
  return headers['session'] === undefined && !showsSession(headers, cookieName);
}

function showsSession({ cookie }: IncomingHttpHeaders, cookieName: string): boolean {
  return cookie?.includes(`${cookieName}=`) ?? false;
}

function split(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
