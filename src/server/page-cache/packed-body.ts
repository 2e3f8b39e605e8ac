// The bytes of a kept page: packed at once, packed small for many readers, shared with the page that is made after it.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../http/encodings.ts';

export interface PackedBody {
  /** Of the plain bytes; `size` is how many they are. They are not kept: they are ten times as many as the packed ones. */
  hash: string;
  size: number;
  /** Of these bytes so far, also of pages that were made anew with them. */
  readers: number;
  brotli: Buffer;
  gzip?: Buffer;
  /** Set as soon as its smallest packing is under way. */
  smallest?: Promise<void>;
}

const quality = { first: 5, final: 11, gzip: 6 };
/** 256 kB: more than a page has. */
const windowBits = 18;
const compressBrotli = promisify(brotliCompress);
/** The smallest packing of a page takes some ten megabytes while it lasts: one page at a time. */
let packing: Promise<unknown> = Promise.resolve();

/** A page that is made again mostly has the bytes that it had: they stay packed as they are. */
export function packBody(plain: Buffer, before: PackedBody | undefined): PackedBody {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (before?.hash === hash) return before;
  const brotli = brotliCompressSync(plain, { params: toParameters(quality.first, plain.length) });
  return { hash, size: plain.length, readers: 0, brotli };
}

/** As small as it gets, once; some hundred milliseconds on another thread. */
export function packSmall(body: PackedBody): Promise<void> {
  body.smallest ??= findSmallest(body);
  return body.smallest;
}

async function findSmallest(body: PackedBody): Promise<void> {
  const mine = packing.then(() =>
    compressBrotli(brotliDecompressSync(body.brotli), { params: toParameters(quality.final, body.size) }),
  );
  packing = mine.catch(() => undefined);
  body.brotli = await mine;
}

/** Those for an encoding are the same object until they are packed small. */
export function readBody(body: PackedBody, encoding: Encoding | undefined): Buffer {
  if (encoding === 'br') return body.brotli;
  if (encoding === undefined) return brotliDecompressSync(body.brotli);
  body.gzip ??= gzipSync(brotliDecompressSync(body.brotli), { level: quality.gzip });
  return body.gzip;
}

function toParameters(level: number, size: number) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}
