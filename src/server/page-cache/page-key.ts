// Which requests a kept page may answer, and under which name it is kept.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

export interface PageKeyOptions {
  cookieName: string;
  /** Visitors of one class get the same bytes. */
  toDeviceClass: (userAgent: string) => string;
}

/** What is never a page, or never the same for two visitors. */
const otherPaths =
  /^\/(?:api|img|assets|checkout|minha-conta|mensagens|sacola|favoritos|healthz|readyz|metrics)(?:[/.]|$)/;
/** Calls of the store API whose answers may be for everybody; what the API says about each of them decides. */
const publicCalls = /^\/api\/v2\/front\/(?:url|struct|settings|brands|showcase)(?:[/?]|$)/;
const longestToken = 100;
/** One slash only: two begin another host's address. */
const isPath = /^\/(?!\/)/;
/** More parts than any page has; who sends more is rendered, but not kept. */
const longestUrl = 500;
const mostParameters = 12;
/** One that is written in another way may mean the same as its neighbour. */
const plainName = /^[\w.-]*$/;

/**
 * Undefined for everything that has to be answered for this visitor alone: pages of whoever has a session, whatever is no
 * plain read, and addresses that only somebody makes up who wants to fill the memory.
 */
export function toPageKey(
  { method, url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { cookieName, toDeviceClass }: PageKeyOptions,
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.range !== undefined || !isPath.test(url) || url.length > longestUrl) return undefined;
  const kind = publicCalls.test(url) ? toCaller(headers) : toReader(url, headers, { cookieName, toDeviceClass });
  if (kind === undefined) return undefined;
  const [path, query] = split(url);
  if (query === '') return `${kind} ${path}`;
  const parameters = sortParameters(query.split('&'));
  return parameters && `${kind} ${path}?${parameters.join('&')}`;
}

/** By name, those of one name in their order, which counts. Undefined for queries of which nothing is kept. */
function sortParameters(parameters: readonly string[]): string[] | undefined {
  const named = parameters.map((text) => ({ name: text.split('=', 1)[0] ?? '', text }));
  const isKept = named.every(({ name }) => plainName.test(name) && !name.startsWith('debug'));
  if (!isKept || named.length > mostParameters) return undefined;
  return named.toSorted((first, second) => compare(first.name, second.name)).map(({ text }) => text);
}

const compare = (first: string, second: string): number => Number(first > second) - Number(first < second);

/** The API says the same to all who show the same token; a session changes nothing in these answers. */
function toCaller(headers: IncomingHttpHeaders): string | undefined {
  const token = headers['app-token'];
  return typeof token === 'string' && token.length <= longestToken ? `call ${token}` : undefined;
}

function toReader(
  url: string,
  headers: IncomingHttpHeaders,
  { cookieName, toDeviceClass }: PageKeyOptions,
): string | undefined {
  const isOther = showsSession(headers, cookieName) || otherPaths.test(url);
  return isOther ? undefined : toDeviceClass(headers['user-agent'] ?? '');
}

/**
 * Whether an answer made without cookies is what whoever asks would get alone: calls know no cookie but the session's,
 * while pages also read what a visitor has allowed.
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
