// A page as it is kept: its bytes in the encodings that somebody asked for, and the headers that go with them.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';

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
  hits: number;
  /** Whether every answer says a `Request-Id` of its own, as the API's do (contract 1). */
  isNumbered: boolean;
  represent(encoding: Encoding | undefined): Representation;
  /** Packs it as small as it gets; some hundred milliseconds on another thread. */
  pack(): Promise<void>;
  /** Bytes in memory, about. */
  size(): number;
}

const quality = { first: 5, final: 11, gzip: 6 };
/** 256 kB: more than a page has. */
const windowBits = 18;
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
const compressBrotli = promisify(brotliCompress);
/** The smallest packing of a page takes some ten megabytes while it lasts: one page at a time. */
let packing: Promise<unknown> = Promise.resolve();

/** Reads the answer to its end. `more` are headers for whoever gets the page; they win over its own. */
export async function storePage(
  answer: Response,
  version: string,
  more: readonly [string, string][] = [],
): Promise<StoredPage> {
  const plain = Buffer.from(await answer.arrayBuffer());
  // What the functions below name lives as long as the page: not the plain bytes, ten times as many as the packed ones.
  const parameters = {
    first: toParameters(quality.first, plain.length),
    final: toParameters(quality.final, plain.length),
  };
  const replaced = new Set(['vary', ...more.map(([name]) => name)]);
  const shared = [...answer.headers].filter(([name]) => !ownHeaders.has(name) && !replaced.has(name));
  shared.push(['vary', addAcceptEncoding(answer.headers.get('Vary'))], ...more);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);

  let packed = brotliCompressSync(plain, { params: parameters.first });
  const known = new Map<Encoding | undefined, Representation>();

  const describe = (body: Buffer, encoding: Encoding | undefined): Representation => {
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    const unchanged: [string, string][] = [...shared, ['etag', etag]];
    const whole: [string, string][] = [...unchanged, ['content-length', String(body.length)]];
    if (encoding) whole.push(['content-encoding', encoding]);
    return { body, etag, headers: whole.flat(), unchangedHeaders: unchanged.flat() };
  };

  const represent = (encoding: Encoding | undefined): Representation => {
    const found = known.get(encoding);
    if (found) return found;
    if (encoding === undefined) return describe(brotliDecompressSync(packed), undefined);
    const body = encoding === 'br' ? packed : gzipSync(brotliDecompressSync(packed), { level: quality.gzip });
    const made = describe(body, encoding);
    known.set(encoding, made);
    return made;
  };

  return {
    version,
    storedAt: performance.now(),
    hits: 0,
    isNumbered: answer.headers.has('Request-Id'),
    represent,
    async pack() {
      const mine = packing.then(() => compressBrotli(brotliDecompressSync(packed), { params: parameters.final }));
      packing = mine.catch(() => undefined);
      packed = await mine;
      known.delete('br');
    },
    size: () => overheadBytes + packed.length + (known.get('gzip')?.body.length ?? 0),
  };
}

function toParameters(level: number, size: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
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
