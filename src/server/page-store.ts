// The pages of the page cache: rendered once for all who ask meanwhile, stored, and dropped when the catalogue changes.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { createStoredPage, type StoredPage } from './stored-page.ts';

export interface PageStoreOptions {
  /** Upper bound of all stored pages together. */
  maxBytes: number;
  siteUrl: string;
  /** Renders an uncompressed response; `incoming` tells the address of the client. */
  render: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** Headers added to every response from this address, stored or just rendered. */
  addHeaders?: (url: URL) => [string, string][];
  /** Changes with everything that pages show: pages of another version are not served. */
  version: () => string;
}

export interface Rendered {
  /** Undefined if the response is uncacheable. */
  page?: StoredPage;
  response: Response;
  renderedFor: IncomingMessage;
}

export interface PageStore {
  /** The stored page if the version has not changed since and it is at most five minutes old. */
  find(key: string): StoredPage | undefined;
  /** True if the last response for this key was uncacheable. */
  isUncacheable(key: string): boolean;
  /** Joins a rendering in flight. It is aborted when all its clients have disconnected; a renewal passes no `outgoing`. */
  render(key: string, incoming: IncomingMessage, outgoing?: ServerResponse): Promise<Rendered>;
  size(): { pages: number; bytes: number };
}

const staleMs = 5 * 60_000;
const maxUncacheable = 5000;
/** All that a page may depend on besides its address; no other request header reaches the rendering. */
const passedHeaders = [
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'app-token',
  'x-service-key',
  'x-client-address',
];

export function createPageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, siteUrl, version } = options;
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: (page) => page.size });
  // Without this each request for such an address would be rendered for the cache, and again for a visitor with cookies.
  const uncacheable = new LRUCache<string, string>({ max: maxUncacheable });
  const join = createFlights();

  const renderPage = async (key: string, incoming: IncomingMessage, signal: AbortSignal): Promise<Rendered> => {
    // Read first: a change during the rendering makes the page outdated at once.
    const renderedVersion = version();
    const request = toRequest(incoming, siteUrl, signal);
    const response = await options.render(request, incoming);
    const rendered = { response, renderedFor: incoming };
    // Do not cache 5xx or 429: they are transient or specific to this client.
    if (signal.aborted || response.status >= 500 || response.status === 429) return rendered;
    if (!isCacheable(response)) {
      pages.delete(key);
      uncacheable.set(key, renderedVersion);
      return rendered;
    }
    const added = options.addHeaders?.(new URL(request.url)) ?? [];
    const page = await createStoredPage(response, { version: renderedVersion, added, previous: pages.peek(key) });
    pages.set(key, page);
    return { ...rendered, page };
  };

  return {
    find(key) {
      const page = pages.get(key);
      return page?.version === version() && performance.now() - page.storedAt < staleMs ? page : undefined;
    },
    isUncacheable: (key) => uncacheable.has(key) && uncacheable.get(key) === version(),
    render: (key, incoming, outgoing) =>
      join(`${version()} ${key}`, outgoing, (signal) => renderPage(key, incoming, signal)),
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/** Runs one rendering per id at a time and aborts it when the last client that waits for it disconnects. */
function createFlights() {
  const flights = new Map<string, { rendered: Promise<Rendered>; clients: number; abort(): void }>();

  const start = (id: string, render: (signal: AbortSignal) => Promise<Rendered>) => {
    const controller = new AbortController();
    const remove = (): void => {
      if (flights.get(id) === flight) flights.delete(id);
    };
    const abort = (): void => {
      remove();
      controller.abort();
    };
    const flight = { rendered: render(controller.signal).finally(remove), clients: 0, abort };
    flights.set(id, flight);
    return flight;
  };

  return (
    id: string,
    outgoing: ServerResponse | undefined,
    render: (signal: AbortSignal) => Promise<Rendered>,
  ): Promise<Rendered> => {
    const flight = flights.get(id) ?? start(id, render);
    flight.clients += 1;
    outgoing?.once('close', () => {
      flight.clients -= 1;
      if (flight.clients === 0 && !outgoing.writableFinished) flight.abort();
    });
    return flight.rendered;
  };
}

function toRequest({ url = '/', headers }: IncomingMessage, siteUrl: string, signal: AbortSignal): Request {
  const passed = passedHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(siteUrl + url, { headers: passed, signal });
}

function isCacheable({ status, headers }: Response): boolean {
  const rule = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !rule.includes('no-store') && headers.getSetCookie().length === 0;
}
