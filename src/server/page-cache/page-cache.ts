// What is the same for everybody (pages of visitors without a session, public calls of the API), answered as kept bytes in
// front of everything else.
import { compress } from '../http/compression.ts';
import type { Front } from '../listen.ts';
import { createKeptPages, type KeptPagesOptions } from './kept-pages.ts';
import { isAnonymous, type PageKeyOptions, toPageKey } from './page-key.ts';
import { sendPage } from './send-page.ts';
import type { StoredPage } from './stored-page.ts';

export interface PageCacheOptions extends PageKeyOptions, KeptPagesOptions {
  onError: (error: unknown, message: string) => void;
}

export interface PageCache {
  answer: Front;
  /** Requests since the start, and what is kept now. */
  figures(): { hits: number; misses: number; passed: number; pages: number; bytes: number };
}

/** Milliseconds. What time alone changes on a page (a banner that begins) shows after this. */
const freshMs = 60_000;
/** From here on the smallest packing pays for itself. */
const manyReaders = 20;

export function createPageCache(options: PageCacheOptions): PageCache {
  const pages = createKeptPages(options);
  const figures = { hits: 0, misses: 0, passed: 0 };

  const report =
    (key: string) =>
    (error: unknown): undefined => {
      options.onError(error, `the page ${key.split('?', 1)[0] ?? ''} could not be kept`);
    };

  const answerHit = (key: string, page: StoredPage, ...[incoming, outgoing]: Parameters<Front>): void => {
    figures.hits += 1;
    page.body.readers += 1;
    if (page.body.readers === manyReaders) pages.pack(key, page).catch(report(key));
    if (performance.now() - page.storedAt > freshMs) pages.make(key, incoming).catch(report(key));
    sendPage(page, incoming, outgoing);
  };

  const answerMiss = async (key: string, ...[incoming, outgoing, next]: Parameters<Front>): Promise<void> => {
    figures.misses += 1;
    const { page, answer } = (await pages.make(key, incoming).catch(report(key))) ?? {};
    const own = isAnonymous(incoming, options) ? answer : undefined;
    if (page) sendPage(page, incoming, outgoing, own && listLimits(own));
    else next(own && (await compress(own, String(incoming.headers['accept-encoding'] ?? ''))));
  };

  return {
    answer(incoming, outgoing, next) {
      const key = toPageKey(incoming, options);
      if (key === undefined || pages.isRefused(key)) {
        figures.passed += 1;
        next();
        return;
      }
      const page = pages.find(key);
      if (page) answerHit(key, page, incoming, outgoing, next);
      else {
        answerMiss(key, incoming, outgoing, next).catch((error: unknown) => {
          report(key)(error);
          outgoing.destroy();
        });
      }
    },
    figures: () => ({ ...figures, ...pages.size() }),
  };
}

/** What whoever asked has left (contract 1); who gets a kept page has used up nothing. */
function listLimits({ headers }: Response): string[] {
  return ['x-ratelimit-limit', 'x-ratelimit-remaining'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [name, value];
  });
}
