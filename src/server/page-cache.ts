// Page cache: whole responses that are the same for every visitor (pages without a session, public API calls), stored
// compressed and answered before the app runs.

import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import type { ConnectMiddleware } from './listen.ts';
import { isAnonymous, type PageKeyOptions, toPageKey } from './page-key.ts';

export interface PageCacheOptions extends PageKeyOptions {
  /** Upper bound of all stored pages together. */
  maxBytes: number;
  siteUrl: string;
  /** Renders an uncompressed response; `incoming` tells the address of the client. */
  render: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Headers added to every cacheable response from this address. */
  addHeaders?: (url: URL) => [string, string][];
  /** Changes with everything that pages show: pages of another version are not served. */
  version: () => string;
  onError: (error: unknown, message: string) => void;
}

export interface PageCache {
  middleware: ConnectMiddleware;
  /** Requests since the start, and what is stored now. */
  figures(): { hits: number; misses: number; passed: number; pages: number; bytes: number };
}

type Encoding = 'br' | 'gzip';

interface Page {
  version: string;
  /** `performance.now()` of the rendering. */
  renderedAt: number;
  status: number;
  /** True for API responses: each carries a `Request-Id` of its own (contract 1). */
  hasRequestId: boolean;
  /** Of the uncompressed body. */
  hash: string;
  variants: Record<Encoding, Variant>;
}

interface Variant {
  etag: string;
  /** Names and values alternate, as `writeHead` takes them; the `ETag` is the last. */
  headers: string[];
  bodyHeaders: string[];
  body: Buffer;
}

interface Rendered {
  page: Page;
  isCacheable: boolean;
  renderedFor: IncomingMessage;
  /** Sent only to the client whose request was rendered. */
  ownHeaders: string[];
}

/** After this a page is renewed in the background, for what changes with time alone (a banner that begins). */
const freshMs = 60_000;
/** For this long a page is served while its renewal fails. */
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
  const { version } = options;
  // An LRU cache, because clients can ask for any number of addresses.
  const pages = new LRUCache<string, Page>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ variants: { br, gzip: gzipped } }) => pageOverheadBytes + br.body.length + gzipped.body.length,
  });
  // The version by key. These requests skip the cache, which would otherwise render them once more than the app.
  const uncacheable = new LRUCache<string, string>({ max: maxUncacheable });
  const share = createFlights<Rendered | undefined>();
  const counts = { hits: 0, misses: 0, passed: 0 };

  const renderAndStore = async (key: string, incoming: IncomingMessage, signal: AbortSignal) => {
    try {
      const rendered = await renderPage(incoming, { ...options, signal, previous: pages.peek(key) });
      const { page, isCacheable } = rendered;
      if (isCacheable) pages.set(key, page);
      // Do not remember 5xx or 429: they are transient or specific to this client.
      else if (!signal.aborted && page.status < 500 && page.status !== 429) uncacheable.set(key, page.version);
      return rendered;
    } catch (error) {
      options.onError(error, `the page ${key.split('?', 1)[0] ?? ''} could not be rendered for the cache`);
      return undefined;
    }
  };
  const render = (key: string, incoming: IncomingMessage, outgoing?: ServerResponse) =>
    share(`${version()} ${key}`, outgoing, (signal) => renderAndStore(key, incoming, signal));

  const answerMiss = async (key: string, ...[incoming, outgoing, next]: Parameters<ConnectMiddleware>) => {
    const rendered = await render(key, incoming, outgoing);
    const isOwn = rendered?.renderedFor === incoming && isAnonymous(incoming, options);
    if (rendered && isOwn) send(rendered.page, incoming, outgoing, rendered.ownHeaders);
    else if (rendered?.isCacheable) send(rendered.page, incoming, outgoing);
    else next();
  };

  return {
    middleware(incoming, outgoing, next) {
      const key = toPageKey(incoming, options);
      if (key === undefined || uncacheable.get(key) === version()) {
        counts.passed += 1;
        next();
        return;
      }
      const page = pages.get(key);
      const ageMs = performance.now() - (page?.renderedAt ?? 0);
      if (page?.version !== version() || ageMs >= staleMs) {
        counts.misses += 1;
        answerMiss(key, incoming, outgoing, next).catch(createFailureHandler(options, outgoing));
        return;
      }
      counts.hits += 1;
      if (ageMs > freshMs) void render(key, incoming);
      send(page, incoming, outgoing);
    },
    figures: () => ({ ...counts, pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/** For what fails when it is too late for an error page. */
function createFailureHandler({ onError }: PageCacheOptions, outgoing: ServerResponse): (error: unknown) => void {
  return (error) => {
    onError(error, 'a page could not be sent');
    outgoing.destroy();
  };
}

/** Runs one rendering per id at a time and aborts it when the last client that waits for it disconnects. */
function createFlights<Result>() {
  const flights = new Map<string, { result: Promise<Result>; clients: number; abort(): void }>();

  const start = (id: string, run: (signal: AbortSignal) => Promise<Result>) => {
    const controller = new AbortController();
    const remove = (): void => {
      if (flights.get(id) === flight) flights.delete(id);
    };
    const abort = (): void => {
      remove();
      controller.abort();
    };
    const flight = { result: run(controller.signal).finally(remove), clients: 0, abort };
    flights.set(id, flight);
    return flight;
  };

  /** A renewal in the background passes no `outgoing` and is never aborted. */
  return (id: string, outgoing: ServerResponse | undefined, run: (signal: AbortSignal) => Promise<Result>) => {
    const flight = flights.get(id) ?? start(id, run);
    flight.clients += 1;
    outgoing?.once('close', () => {
      flight.clients -= 1;
      if (flight.clients === 0 && !outgoing.writableFinished) flight.abort();
    });
    return flight.result;
  };
}

interface RenderOptions extends PageCacheOptions {
  signal: AbortSignal;
  /** The page stored for the same key before. */
  previous: Page | undefined;
}

async function renderPage(incoming: IncomingMessage, options: RenderOptions): Promise<Rendered> {
  // Read first: a change during the rendering makes the page outdated at once.
  const version = options.version();
  const request = toRequest(incoming, options);
  const response = await options.render(request, incoming);
  const plain = Buffer.from(await response.arrayBuffer());
  const isCacheable = !options.signal.aborted && mayBeCached(response);
  const headers = new Headers(response.headers);
  for (const name of [...ownHeaderNames, 'content-length', 'etag', 'date']) headers.delete(name);
  if (!/accept-encoding/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
  const added = isCacheable ? options.addHeaders?.(new URL(request.url)) : undefined;
  for (const [name, value] of added ?? []) headers.set(name, value);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const shared = [...headers].flat();
  // Most renewals change nothing.
  const { br, gzip: gzipped } = options.previous?.hash === hash ? toBodies(options.previous) : await compress(plain);
  const page = {
    version,
    renderedAt: performance.now(),
    status: response.status,
    hasRequestId: response.headers.has('Request-Id'),
    hash,
    variants: { br: toVariant(br, hash, shared, 'br'), gzip: toVariant(gzipped, hash, shared, 'gzip') },
  };
  const ownHeaders = [...response.headers].filter(([name]) => ownHeaderNames.includes(name)).flat();
  return { page, isCacheable, renderedFor: incoming, ownHeaders };
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

function toVariant(body: Buffer, hash: string, shared: readonly string[], encoding?: Encoding): Variant {
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const bodyHeaders = ['content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : [])];
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

function send(page: Page, incoming: IncomingMessage, outgoing: ServerResponse, ownHeaders?: string[]): void {
  const { etag, headers, bodyHeaders, body } = findVariant(page, incoming.headers['accept-encoding']);
  const own = ownHeaders ?? (page.hasRequestId ? ['request-id', randomUUID()] : []);
  // Connections stay open by default in HTTP/1.1: two headers less in each response.
  if (incoming.httpVersion === '1.1' && outgoing.shouldKeepAlive) outgoing.removeHeader('Connection');
  if (page.status === 200 && matchesEtag(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, [...headers, ...own]).end();
    return;
  }
  outgoing.writeHead(page.status, [...headers, ...bodyHeaders, ...own]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

/** A client that accepts neither encoding is rare: the body is decompressed for it alone. */
function findVariant({ variants, hash }: Page, acceptEncoding = ''): Variant {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.some(({ type }) => type.toLowerCase() === name));
  if (encoding) return variants[encoding];
  const { headers, body } = variants.br;
  return toVariant(brotliDecompressSync(body), hash, headers.slice(0, -2));
}

function matchesEtag(header = '', etag: string): boolean {
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
