// The kept pages themselves: made once for all who ask, renewed, and dropped when something changes.
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type StoredPage, storePage } from './stored-page.ts';

export interface KeptPagesOptions {
  /** Of all kept pages together. */
  maxBytes: number;
  siteUrl: string;
  /** Makes the answer, not compressed; `incoming` says whose request it is. */
  render: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** What every answer from this address says besides its own headers, kept or made anew. */
  addHeaders?: (url: URL) => [string, string][];
  /** Another text whenever anything that pages show has changed. */
  version: () => string;
}

export interface Made {
  /** Undefined when the answer is not for everybody. */
  page?: StoredPage;
  /** Only for whoever it was made for; its body is left when there is no page. */
  answer?: Response;
}

export interface KeptPages {
  /** The page as long as nothing has changed since it was made; at most five minutes old. */
  find(key: string): StoredPage | undefined;
  /** Whether the answer under this key was not for everybody when it was last made. */
  isRefused(key: string): boolean;
  /** One rendering for all who ask meanwhile. */
  make(key: string, incoming: IncomingMessage): Promise<Made>;
  /** Packs a page that many ask for as small as it gets. */
  pack(key: string, page: StoredPage): Promise<void>;
  size(): { pages: number; bytes: number };
}

/** Milliseconds for which a page stands in for one that cannot be made again. */
const staleMs = 5 * 60_000;
/** Addresses that were no page for everybody. */
const mostRefused = 5000;
/** Who asks, for the limits: checked, and taken away, before anything else reads them. */
const callerHeaders = ['x-service-key', 'x-client-address'];
/** What a page may depend on besides its address; the rest of the request does not reach it. */
const passedHeaders = ['user-agent', 'x-forwarded-for', 'x-request-id', 'app-token', ...callerHeaders];

export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { maxBytes, siteUrl, render, version } = options;
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: (page) => page.size() });
  const refused = new LRUCache<string, string>({ max: mostRefused });
  const making = new Map<string, Promise<Made>>();

  const make = async (key: string, incoming: IncomingMessage): Promise<Made> => {
    // What changes while the page is made makes it old at once.
    const madeOf = version();
    const request = toRequest(incoming, siteUrl);
    const answer = await render(request, incoming);
    // The next visitor may be luckier: a failure passes, and a limit is that of who asked.
    if (answer.status >= 500 || answer.status === 429) return { answer };
    if (!isForEverybody(answer)) {
      pages.delete(key);
      refused.set(key, madeOf);
      return { answer };
    }
    const more = options.addHeaders?.(new URL(request.url)) ?? [];
    const page = await storePage(answer, { version: madeOf, more, before: pages.peek(key) });
    pages.set(key, page);
    return { page, answer };
  };

  return {
    find(key) {
      const page = pages.get(key);
      return page?.version === version() && performance.now() - page.storedAt < staleMs ? page : undefined;
    },
    isRefused: (key) => refused.has(key) && refused.get(key) === version(),
    make(key, incoming) {
      const flight = `${version()} ${key}`;
      const running = making.get(flight);
      if (running) return running.then(({ page }) => (page ? { page } : {}));
      const made = make(key, incoming).finally(() => making.delete(flight));
      making.set(flight, made);
      return made;
    },
    async pack(key, page) {
      await page.pack();
      const kept = pages.peek(key);
      // Its new size counts from now on.
      if (kept?.body === page.body) pages.set(key, kept);
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

function toRequest({ url = '/', headers }: IncomingMessage, siteUrl: string): Request {
  const passed = passedHeaders.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(siteUrl + url, { headers: passed });
}

function isForEverybody({ status, headers }: Response): boolean {
  const rule = headers.get('Cache-Control') ?? 'no-store';
  return status === 200 && !rule.includes('no-store') && headers.getSetCookie().length === 0;
}
