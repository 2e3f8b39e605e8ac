import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync, zstdCompressSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { chooseEncoding, type Encoding } from './encodings.ts';

/** Higher qualities cost more time than they save on the way; the bytes of the build have the highest one. */
const quality = { zstd: 3, brotli: 3, gzip: 5 };
/** Zstandard makes of a page what Brotli makes of it at this quality, in a third of the time. */
const wholeEncodings = ['zstd', 'br', 'gzip'] as const;
type WholeEncoding = (typeof wholeEncodings)[number];
/** 256 kB: more than a page has. The usual 4 MB for each answer make the garbage collector run at once. */
const windowBits = 18;
const smallestWorthIt = 1024;

/** Compresses what is made per request. What comes in pieces is flushed piece by piece, so that it still arrives so. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') return;
  const answer = await compress(context.res, context.req.header('Accept-Encoding'));
  // Beside an answer that it knows already the context would put the new one's body into a stream.
  context.res = undefined;
  context.res = answer;
};

/** The same answer for who accepts these encodings. */
export async function compress(answer: Response, accepted: string | undefined): Promise<Response> {
  const { headers } = answer;
  const type = headers.get('Content-Type') ?? '';
  const isSmall = Number(headers.get('Content-Length') ?? smallestWorthIt) < smallestWorthIt;
  if (!compressible.test(type) || isSmall || headers.has('Content-Encoding')) return answer;
  headers.append('Vary', 'Accept-Encoding');
  if (type.startsWith('application/json') || headers.has('Content-Length')) {
    const encoding = chooseEncoding(accepted, wholeEncodings);
    return encoding ? packWhole(answer, encoding) : answer;
  }
  const encoding = chooseEncoding(accepted);
  return encoding ? packPieces(answer, encoding) : answer;
}

const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
};
const zstdParameters = {
  [constants.ZSTD_c_compressionLevel]: quality.zstd,
  [constants.ZSTD_c_windowLog]: windowBits,
  // Pages repeat short things; half a per cent less than with the level's own choice.
  [constants.ZSTD_c_minMatch]: 4,
};
const packers: Readonly<Record<WholeEncoding, (whole: Uint8Array) => Buffer<ArrayBuffer>>> = {
  zstd: (whole) => zstdCompressSync(whole, { params: zstdParameters }),
  br: (whole) => brotliCompressSync(whole, { params: brotliParameters }),
  gzip: (whole) => gzipSync(whole, { level: quality.gzip }),
};

function packPieces(answer: Response, encoding: Encoding): Response {
  if (!answer.body) return answer;
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParameters })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: quality.gzip });
  // An error ends both ends; who reads the packer gets it, so the callback has nothing to add.
  pipeline(Readable.fromWeb(answer.body), packer, () => undefined);
  return toPacked(answer, Readable.toWeb(packer), encoding);
}

/** At once, in one or two milliseconds at most: handing it to another thread and back takes longer where a core is busy. */
async function packWhole(answer: Response, encoding: WholeEncoding): Promise<Response> {
  const { status, headers } = answer;
  const whole = new Uint8Array(await answer.arrayBuffer());
  if (whole.length === 0) return answer;
  if (whole.length < smallestWorthIt) return new Response(whole, { status, headers });
  return toPacked(answer, packers[encoding](whole), encoding);
}

function toPacked(
  { status, headers }: Response,
  body: ReadableStream | Buffer<ArrayBuffer>,
  encoding: WholeEncoding,
): Response {
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(body, { status, headers });
}
