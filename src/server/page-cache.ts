// Page cache: whole responses that are the same for every visitor (public pages, public API calls), stored compressed and
// answered before the app runs.

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createFlights } from './flights.ts';
import type { ConnectMiddleware } from './listen.ts';
import { isRenderedAlike, type PageKeyOptions, toPageKey } from './page-key.ts';
import { type Encoding, type Failure, sendFailure, sendPage, type StoredPage, type Variant } from './send-page.ts';

export interface PageCacheOptions extends PageKeyOptions {
  /** Upper bound of all stored pages together. */
  maxBytes: number;
  siteUrl: string;
  /** Renders an uncompressed response; `incoming` has the address of the client. */
  render: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Headers added to every cacheable response, for the keys of its address. */
  addHeaders?: (keys: readonly string[]) => [string, string][];
  /** Keys of the data that the page at an address shows. */
  keys: (url: URL) => readonly string[];
  /** Changes with the data of any of the keys: pages of another version are not served. */
  version: (keys: readonly string[]) => number;
  /** For how long a page is served without a renewal. By default what changes it is known, and this only renews the rest. */
  freshMs?: number;
  /** For how long a visitor waits for the renewal of a page that is not fresh, before the stored page is sent. */
  renewalWaitMs?: number;
  onError: (error: unknown, message: string) => void;
}

export interface PageCache {
  middleware: ConnectMiddleware;
  /** Requests since the start, and what is stored now. */
  metrics(): { hits: number; misses: number; passed: number; pages: number; bytes: number };
}

/** The data of a page when its rendering began. */
interface Dependence {
  keys: readonly string[];
  version: number;
}

interface Page extends Dependence, StoredPage {
  /** `performance.now()` of the rendering. */
  renderedAt: number;
  /** `performance.now()` of the rendering, or of the last renewal that failed or took too long. */
  renewedAt: number;
}

type Rendered = Requested & (RenderedPage | { failure: Failure });

interface RenderedPage {
  page: Page;
  isCacheable: boolean;
  failure?: undefined;
}

interface Requested {
  renderedFor: IncomingMessage;
  /** Sent only to the client whose request was rendered. */
  ownHeaders: string[];
}

/** After this a page is renewed in the background, for what has no keys, such as the exact number of plenty in stock. */
const defaultFreshMs = 60_000;
/** For this long a page is served while its renewal fails or is slow. */
const staleMs = 5 * 60_000;
const maxUncacheable = 5000;
const pageOverheadBytes = 3000;
const brotliQuality = 5;
/** All that a page may depend on besides its address; no other request header reaches the rendering. */
const passedHeaders = [
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'app-token',
  'x-service-key',
  'x-client-address',
];
/** The id of the request in the log, and what is left of the client's limit (contract 1). */
const ownHeaderNames = ['x-request-id', 'request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining'];

export function createPageCache(options: PageCacheOptions): PageCache {
  const { freshMs = defaultFreshMs, renewalWaitMs = 0 } = options;
  const isCurrent = ({ keys, version }: Dependence) => options.version(keys) === version;
  const stores = createStores(options.maxBytes, freshMs);
  const render = createRenderer(options, stores);
  const counts = { hits: 0, misses: 0, passed: 0 };

  const answerMiss = async (key: string, ...[incoming, outgoing, next]: Parameters<ConnectMiddleware>) => {
    const rendered = await render(key, incoming, outgoing);
    if (outgoing.destroyed) return;
    const isOwn = rendered?.renderedFor === incoming && isRenderedAlike(incoming, options);
    if (isOwn && rendered.failure) sendFailure(rendered.failure, incoming, outgoing, rendered.ownHeaders);
    else if (!rendered || rendered.failure) next();
    else if (isOwn) sendPage(rendered.page, incoming, outgoing, rendered.ownHeaders);
    else if (rendered.isCacheable) sendPage(rendered.page, incoming, outgoing);
    else next();
  };

  /** Sends the renewed page, or the stored one if the renewal fails or takes too long. */
  const answerRenewed = async (
    page: Page,
    key: string,
    ...[incoming, outgoing, next]: Parameters<ConnectMiddleware>
  ) => {
    const renewal = render(key, incoming);
    const rendered = await (renewalWaitMs > 0 &&
      Promise.race([renewal, delay(renewalWaitMs, undefined, { ref: false })]));
    if (!rendered || rendered.failure || isTransient(rendered, page)) {
      page.renewedAt = performance.now();
      sendPage(page, incoming, outgoing);
    } else if (rendered.isCacheable) sendPage(rendered.page, incoming, outgoing);
    else next();
  };

  return {
    middleware(incoming, outgoing, next) {
      const key = toPageKey(incoming, options);
      const refused = key === undefined ? undefined : stores.uncacheable.get(key);
      if (key === undefined || (refused && isCurrent(refused))) {
        counts.passed += 1;
        next();
        return;
      }
      const page = stores.pages.get(key);
      const now = performance.now();
      const onFailure = createFailureHandler(options, outgoing);
      if (!page || !isCurrent(page) || now - page.renderedAt >= staleMs) {
        counts.misses += 1;
        answerMiss(key, incoming, outgoing, next).catch(onFailure);
        return;
      }
      counts.hits += 1;
      if (now - page.renewedAt <= freshMs) sendPage(page, incoming, outgoing);
      else answerRenewed(page, key, incoming, outgoing, next).catch(onFailure);
    },
    metrics: () => ({ ...counts, pages: stores.pages.size, bytes: stores.pages.calculatedSize }),
  };
}

/** LRU caches, because clients can ask for any number of addresses. */
function createStores(maxBytes: number, freshMs: number) {
  return {
    pages: new LRUCache<string, Page>({
      maxSize: maxBytes,
      sizeCalculation: ({ variants: { br, gzip: gzipped } }) =>
        pageOverheadBytes + br.body.length + gzipped.body.length,
    }),
    /** These requests skip the cache, which would otherwise render them once more than the app. */
    uncacheable: new LRUCache<string, Dependence>({ max: maxUncacheable, ttl: freshMs, ttlResolution: 0 }),
  };
}

/** Renders a page once for all who wait for it, and stores it. */
function createRenderer(options: PageCacheOptions, { pages, uncacheable }: ReturnType<typeof createStores>) {
  const share = createFlights<Rendered | undefined>();
  const isServed = (page: Page): boolean =>
    options.version(page.keys) === page.version && performance.now() - page.renderedAt < staleMs;
  const renderAndStore = async (
    key: string,
    incoming: IncomingMessage,
    rendering: Pick<RenderOptions, 'dependence' | 'signal'>,
  ) => {
    try {
      const previous = pages.peek(key);
      const rendered = await renderPage(incoming, { ...options, ...rendering, previous });
      if (!rendered || rendered.failure) return rendered;
      if (rendered.isCacheable) pages.set(key, rendered.page);
      else if (!isTransient(rendered, previous && isServed(previous) ? previous : undefined)) {
        uncacheable.set(key, rendering.dependence);
        pages.delete(key);
      }
      return rendered;
    } catch (error) {
      options.onError(error, `the page ${key.split('?', 1)[0] ?? ''} could not be rendered for the cache`);
      return undefined;
    }
  };
  return (key: string, incoming: IncomingMessage, outgoing?: ServerResponse) => {
    const keys = options.keys(new URL(incoming.url ?? '/', options.siteUrl));
    // Read before the rendering: a change in the meantime makes the page outdated at once.
    const dependence = { keys, version: options.version(keys) };
    return share(`${dependence.version} ${key}`, outgoing, (signal) =>
      renderAndStore(key, incoming, { dependence, signal }),
    );
  };
}

/** For what fails when it is too late for an error page. */
function createFailureHandler({ onError }: PageCacheOptions, outgoing: ServerResponse): (error: unknown) => void {
  return (error) => {
    onError(error, 'a page could not be sent');
    outgoing.destroy();
  };
}

interface RenderOptions extends PageCacheOptions {
  dependence: Dependence;
  signal: AbortSignal;
  /** The page stored for the same key before. */
  previous: Page | undefined;
}

/** Undefined if the client has gone. Of a burst most requests are refused or abandoned, and compressing costs more than that. */
async function renderPage(incoming: IncomingMessage, options: RenderOptions): Promise<Rendered | undefined> {
  const { dependence } = options;
  const request = toRequest(incoming, options);
  const response = await options.render(request, incoming);
  const plain = Buffer.from(await response.arrayBuffer());
  if (options.signal.aborted) return undefined;
  const isCacheable = mayBeCached(response);
  const headers = new Headers(response.headers);
  for (const name of [...ownHeaderNames, 'content-length', 'etag', 'date']) headers.delete(name);
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  const added = isCacheable ? options.addHeaders?.(dependence.keys) : undefined;
  for (const [name, value] of added ?? []) headers.set(name, value);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const shared = [...headers].flat();
  const ownHeaders = [...response.headers].filter(([name]) => ownHeaderNames.includes(name)).flat();
  const requested = { renderedFor: incoming, ownHeaders };
  if (response.status >= 500)
    return { ...requested, failure: { status: response.status, headers: shared, body: plain } };
  // Most renewals change nothing.
  const { br, gzip: gzipped } = options.previous?.hash === hash ? toBodies(options.previous) : await compress(plain);
  const now = performance.now();
  const page = {
    ...dependence,
    renderedAt: now,
    renewedAt: now,
    status: response.status,
    hasRequestId: response.headers.has('Request-Id'),
    hash,
    variants: { br: toVariant(br, hash, shared, 'br'), gzip: toVariant(gzipped, hash, shared, 'gzip') },
  };
  return { ...requested, page, isCacheable };
}

function toRequest({ url = '/', headers }: IncomingMessage, { siteUrl, signal }: RenderOptions): Request {
  const passed = new Headers();
  for (const name of passedHeaders) {
    const value = headers[name];
    if (typeof value === 'string') passed.set(name, value);
  }
  return new Request(siteUrl + url, { headers: passed, signal });
}

function mayBeCached({ status, headers }: Response): boolean {
  const rule = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !rule.includes('no-store') && !headers.has('Set-Cookie');
}

/** True for 429, which is specific to this client, and for a page that could be cached before and lacks a part. */
function isTransient({ page: { status }, isCacheable }: RenderedPage, previous: Page | undefined): boolean {
  return status === 429 || (status === 200 && !isCacheable && previous !== undefined);
}

function toVariant(body: Buffer, hash: string, shared: readonly string[], encoding: Encoding): Variant {
  const etag = `"${hash}-${encoding}"`;
  const bodyHeaders = ['content-length', String(body.length), 'content-encoding', encoding];
  return { etag, headers: [...shared, 'etag', etag], bodyHeaders, body };
}

const toBodies = ({ variants: { br, gzip: gzipped } }: Page) => ({ br: br.body, gzip: gzipped.body });

async function compress(plain: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  // Copied: the results are slices of larger buffers, which would stay in memory as long as the page.
  return { br: copy(br), gzip: copy(gzipped) };
}

const copy = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);
