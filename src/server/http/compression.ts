import { pipeline, Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { chooseEncoding, type Encoding } from './encodings.ts';

/** Higher qualities cost more time than they save on the way; the bytes of the build have the highest one. */
const quality = { brotli: 4, gzip: 6 };
/** 128 kB, as much as a page has. The usual 4 MB for each answer make the garbage collector run at once. */
const windowBits = 17;
const smallestWorthIt = 1024;

/** Compresses what is made per request. Each chunk of a page is flushed, so that it still arrives in pieces. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  const isText = compressible.test(headers.get('Content-Type') ?? '');
  const isSmall = Number(headers.get('Content-Length') ?? smallestWorthIt) < smallestWorthIt;
  if (!body || !isText || isSmall || headers.has('Content-Encoding') || context.req.method === 'HEAD') return;
  context.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
  if (!encoding) return;

  const isWhole = headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const packed = isWhole ? await packWhole(context, encoding) : packStream(body, encoding);
  context.res = new Response(packed, context.res);
  context.header('Content-Encoding', encoding);
  context.header('Content-Length', undefined);
};

const brotliParameters = {
  [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
};

function packStream(body: ReadableStream, encoding: Encoding): ReadableStream {
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParameters })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: quality.gzip });
  // An error ends both ends; who reads the packer gets it, so the callback has nothing to add.
  pipeline(Readable.fromWeb(body), packer, () => undefined);
  return Readable.toWeb(packer);
}

/** At once, in about half a millisecond: handing it to another thread and back takes longer where a core is busy. */
async function packWhole({ res }: Context, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const whole = await res.arrayBuffer();
  return encoding === 'br'
    ? brotliCompressSync(whole, { params: brotliParameters })
    : gzipSync(whole, { level: quality.gzip });
}
