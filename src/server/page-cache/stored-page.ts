// A page as it is kept: its bytes in the encodings that somebody asked for, and the headers that go with them.
import type { Encoding } from '../http/encodings.ts';
import { packBody, type PackedBody, packSmall, readBody } from './packed-body.ts';

export interface Representation {
  body: Buffer;
  /** Name and value in turn, as `writeHead` takes them without copying. */
  headers: string[];
  /** Without the body: what a 304 says. */
  unchangedHeaders: string[];
  etag: string;
}

export interface StoredPage {
  /** What the catalogue was when the page was made. */
  version: string;
  /** Milliseconds of the monotonic clock. */
  storedAt: number;
  /** Whether every answer says a `Request-Id` of its own, as the API's do (contract 1). */
  isNumbered: boolean;
  represent(encoding: Encoding | undefined): Representation;
  /** Packs it as small as it gets, once; some hundred milliseconds on another thread. */
  pack(): Promise<void>;
  /** What the page of the same address that is made after it shares with it when nothing in it has changed. */
  body: PackedBody;
  /** Bytes in memory, about. */
  size(): number;
}

interface StoreOptions {
  version: string;
  /** Headers for whoever gets the page; they win over its own. */
  more?: readonly [string, string][];
  /** The page that stood here before. */
  before?: StoredPage | undefined;
}

const overheadBytes = 2000;
/** Of the one request that the page was made for. */
const ownHeaders = new Set([
  'x-request-id',
  'request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'content-length',
  'content-encoding',
  'set-cookie',
  'etag',
  'date',
]);

/** Reads the answer to its end. */
export async function storePage(answer: Response, { version, more = [], before }: StoreOptions): Promise<StoredPage> {
  const body = packBody(Buffer.from(await answer.arrayBuffer()), before?.body);
  const replaced = new Set(['vary', ...more.map(([name]) => name)]);
  const shared = [...answer.headers].filter(([name]) => !ownHeaders.has(name) && !replaced.has(name));
  shared.push(['vary', addAcceptEncoding(answer.headers.get('Vary'))], ...more);
  const known = new Map<Encoding | undefined, Representation>();

  const describe = (bytes: Buffer, encoding: Encoding | undefined): Representation => {
    const etag = `"${body.hash}${encoding ? `-${encoding}` : ''}"`;
    const unchanged: [string, string][] = [...shared, ['etag', etag]];
    const whole: [string, string][] = [...unchanged, ['content-length', String(bytes.length)]];
    if (encoding) whole.push(['content-encoding', encoding]);
    return { body: bytes, etag, headers: whole.flat(), unchangedHeaders: unchanged.flat() };
  };

  return {
    version,
    storedAt: performance.now(),
    isNumbered: answer.headers.has('Request-Id'),
    represent(encoding) {
      const bytes = readBody(body, encoding);
      const found = known.get(encoding);
      if (found?.body === bytes) return found;
      const made = describe(bytes, encoding);
      if (encoding) known.set(encoding, made);
      return made;
    },
    pack: () => packSmall(body),
    body,
    size: () => overheadBytes + body.brotli.length + (body.gzip?.length ?? 0),
  };
}

function addAcceptEncoding(vary: string | null): string {
  const names = (vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}
