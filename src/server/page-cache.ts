// Page cache: whole responses that are the same for every visitor (pages without a session, public API calls), stored
// compressed and answered before the app runs.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ConnectMiddleware } from './listen.ts';
import { isAnonymous, type PageKeyOptions, toPageKey } from './page-key.ts';
import { createPageStore, type PageStoreOptions } from './page-store.ts';
import { findVariant, type StoredPage } from './stored-page.ts';

export interface PageCacheOptions extends PageKeyOptions, PageStoreOptions {
  onError: (error: unknown, message: string) => void;
}

export interface PageCache {
  middleware: ConnectMiddleware;
  /** Requests since the start, and what is stored now. */
  figures(): { hits: number; misses: number; passed: number; pages: number; bytes: number };
}

/** After this a page is renewed in the background, for what changes with time alone (a banner that begins). */
const freshMs = 60_000;

export function createPageCache(options: PageCacheOptions): PageCache {
  const store = createPageStore(options);
  const counts = { hits: 0, misses: 0, passed: 0 };

  const report = (key: string, error: unknown): void =>
    options.onError(error, `the page ${key.split('?', 1)[0] ?? ''} could not be rendered for the cache`);

  const answerHit = (key: string, page: StoredPage, incoming: IncomingMessage, outgoing: ServerResponse): void => {
    counts.hits += 1;
    const isFresh = performance.now() - page.storedAt <= freshMs;
    if (!isFresh) store.render(key, incoming).catch((error: unknown) => report(key, error));
    send(page, incoming, outgoing);
  };

  const answerMiss = async (key: string, ...[incoming, outgoing, next]: Parameters<ConnectMiddleware>) => {
    counts.misses += 1;
    const rendered = await store.render(key, incoming, outgoing).catch((error: unknown) => report(key, error));
    const isOwn = rendered?.renderedFor === incoming && isAnonymous(incoming, options);
    if (rendered?.page) send(rendered.page, incoming, outgoing, isOwn ? rateLimitHeaders(rendered.response) : []);
    else if (rendered && isOwn) await sendUncached(rendered.response, incoming, outgoing);
    else next();
  };

  return {
    middleware(incoming, outgoing, next) {
      const key = toPageKey(incoming, options);
      if (key === undefined || store.isUncacheable(key)) {
        counts.passed += 1;
        next();
        return;
      }
      const page = store.find(key);
      if (page) answerHit(key, page, incoming, outgoing);
      else {
        answerMiss(key, incoming, outgoing, next).catch((error: unknown) => {
          report(key, error);
          outgoing.destroy();
        });
      }
    },
    figures: () => ({ ...counts, ...store.size() }),
  };
}

/** The client whose request was rendered reads what is left of its limit (contract 1); a cache hit uses up nothing. */
function rateLimitHeaders({ headers }: Response): string[] {
  return ['x-ratelimit-limit', 'x-ratelimit-remaining'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [name, value];
  });
}

function send(page: StoredPage, incoming: IncomingMessage, outgoing: ServerResponse, own: string[] = []): void {
  const { body, headers, notModifiedHeaders, etag } = findVariant(page, incoming.headers['accept-encoding']);
  const extra = page.hasRequestId ? [...own, 'request-id', randomUUID()] : own;
  // HTTP/1.1 connections stay open by default: two headers less to check and send with every cache hit.
  if (incoming.httpVersion === '1.1' && outgoing.shouldKeepAlive) outgoing.removeHeader('Connection');
  if (matchesEtag(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, [...notModifiedHeaders, ...extra]).end();
    return;
  }
  outgoing.writeHead(200, [...headers, ...extra]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

/** Sends an uncacheable response to the client that it was rendered for, compressed as the app compresses. */
async function sendUncached(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Read to its end first: a body that breaks off closes the connection instead of sending half a response.
  const body = response.body && (await response.arrayBuffer());
  const app = new Hono().use(compress()).all('*', () => new Response(body, response));
  await getRequestListener(app.fetch)(incoming, outgoing);
}
