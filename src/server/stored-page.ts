// A response as the page cache stores it: compressed once, with the headers of each encoding ready for `writeHead`.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

interface Variant {
  body: Buffer;
  etag: string;
  /** Names and values alternate, as `writeHead` takes them. */
  headers: string[];
  notModifiedHeaders: string[];
}

type Encoding = 'br' | 'gzip';
type CompressedBody = Record<Encoding, Buffer>;

export interface StoredPage {
  /** Version of the catalogue that was rendered. */
  version: string;
  /** `performance.now()` of the rendering. */
  storedAt: number;
  /** True for API responses: each carries a `Request-Id` of its own (contract 1). */
  hasRequestId: boolean;
  /** Of the uncompressed bytes. */
  hash: string;
  compressed: CompressedBody;
  sharedHeaders: [string, string][];
  variants: Record<Encoding, Variant>;
  /** Approximate bytes in memory. */
  size: number;
}

interface StoreOptions {
  version: string;
  /** Added to the response's headers, replacing those of the same name. */
  added?: readonly [string, string][];
  /** The page stored for the same address before. */
  previous?: StoredPage | undefined;
}

const brotliQuality = 5;
const overheadBytes = 3000;
/** Headers that belong to the one request that was rendered, or that the cache sets itself. */
const excludedHeaders = new Set([
  'x-request-id',
  'request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'content-length',
  'etag',
  'vary',
  'date',
]);

/** Consumes the body of the response. */
export async function createStoredPage(response: Response, options: StoreOptions): Promise<StoredPage> {
  const { version, added = [], previous } = options;
  const plain = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  // Most renewals change nothing.
  const compressed = previous?.hash === hash ? previous.compressed : await compress(plain);
  const replaced = new Set(added.map(([name]) => name));
  const sharedHeaders = [...response.headers].filter(([name]) => !excludedHeaders.has(name) && !replaced.has(name));
  sharedHeaders.push(['vary', addAcceptEncoding(response.headers.get('Vary'))], ...added);
  const { br, gzip: gzipped } = compressed;
  return {
    version,
    storedAt: performance.now(),
    hasRequestId: response.headers.has('Request-Id'),
    hash,
    compressed,
    sharedHeaders,
    variants: { br: toVariant(br, hash, sharedHeaders, 'br'), gzip: toVariant(gzipped, hash, sharedHeaders, 'gzip') },
    size: overheadBytes + br.length + gzipped.length,
  };
}

/** The best encoding that the client accepts; without any the body is decompressed for this one response. */
export function findVariant({ variants, compressed, hash, sharedHeaders }: StoredPage, acceptEncoding = ''): Variant {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0);
  const accepts = (encoding: Encoding): boolean => accepted.some(({ type }) => type.toLowerCase() === encoding);
  if (accepts('br')) return variants.br;
  if (accepts('gzip')) return variants.gzip;
  return toVariant(brotliDecompressSync(compressed.br), hash, sharedHeaders);
}

async function compress(plain: Buffer): Promise<CompressedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  // Copied: the results are slices of larger buffers, which would stay in memory as long as the page.
  return { br: copy(br), gzip: copy(gzipped) };
}

const copy = (bytes: Uint8Array): Buffer => Buffer.from(new Uint8Array(bytes).buffer);

function toVariant(
  body: Buffer,
  hash: string,
  sharedHeaders: readonly [string, string][],
  encoding?: Encoding,
): Variant {
  const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
  const notModified = [...sharedHeaders, ['etag', etag]];
  const all = [...notModified, ['content-length', String(body.length)]];
  if (encoding) all.push(['content-encoding', encoding]);
  return { body, etag, headers: all.flat(), notModifiedHeaders: notModified.flat() };
}

function addAcceptEncoding(vary: string | null): string {
  return /(?:^|,)\s*accept-encoding\s*(?:,|$)/i.test(vary ?? '')
    ? (vary ?? '')
    : [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
}
