// Caches the API's public responses, parsed, until their max-age has passed or their version changes.

import { LRUCache } from 'lru-cache';

interface CachedResponse {
  text: string;
  value: unknown;
  /** The version before the call; undefined if the API has none. */
  version: number | undefined;
  /** In ms on the clock of `performance.now()`. */
  freshUntil: number;
}

interface ReceivedResponse<Value> {
  /** The cache key: method, URL and body. */
  address: string;
  response: Response;
  text: string;
  version: number | undefined;
  parse: () => Value;
}

/** An estimate: the text and the objects parsed from it (`npm run bench -- memory` compares it with the heap). */
const bytesPerCharacter = 4;
const maxBytes = 16 * 1024 * 1024;

/** An LRU cache, because URLs contain search terms and filters, so their number is unlimited. */
const cached = new LRUCache<string, CachedResponse>({
  maxSize: maxBytes,
  sizeCalculation: ({ text }) => text.length * bytesPerCharacter + 1,
});

/** The cached value, unless it is stale or the version has changed. Without a version nothing is served from the cache. */
export function getCached(address: string, version: number | undefined): { value: unknown } | undefined {
  const entry = version === undefined ? undefined : cached.get(address);
  return entry && entry.version === version && performance.now() < entry.freshUntil ? entry : undefined;
}

/**
 * Parses a response and caches the value if the response is public and sets no cookie. An unchanged text is not parsed again.
 * The cached value is frozen, because concurrent requests share it.
 */
export function cacheResponse<Value>({ address, response, text, version, parse }: ReceivedResponse<Value>): Value {
  const maxAgeSeconds = findMaxAge(response.headers);
  if (maxAgeSeconds === undefined) return parse();
  const previous = cached.get(address);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one URL is always parsed by the same schema
  const value = previous?.text === text ? (previous.value as Value) : freeze(parse());
  cached.set(address, { text, value, version, freshUntil: performance.now() + maxAgeSeconds * 1000 });
  return value;
}

/** Memory of all cached responses, in bytes: an estimate. */
export function measureCachedBytes(): number {
  return cached.calculatedSize;
}

/** The max-age in seconds; undefined if the response is not public. */
function findMaxAge(headers: Headers): number | undefined {
  if (headers.has('Set-Cookie')) return undefined;
  const [rule, seconds = '0'] = /^public(?:, max-age=(\d+))?/.exec(headers.get('Cache-Control') ?? '') ?? [];
  return rule === undefined ? undefined : Number(seconds);
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
