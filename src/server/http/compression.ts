import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { chooseEncoding } from './encodings.ts';

/** Higher qualities cost more time than they save on the way; the bytes of the build have the highest one. */
const quality = { brotli: 4, gzip: 6 };
/** 128 kB, as much as a page has. The usual 4 MB for each answer make the garbage collector run at once. */
const windowBits = 17;
const smallestWorthIt = 1024;

/** Compresses what is made per request. Each chunk is flushed, so that a streamed page still arrives in pieces. */
export const compression: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, headers } = context.res;
  const isText = compressible.test(headers.get('Content-Type') ?? '');
  const isSmall = Number(headers.get('Content-Length') ?? smallestWorthIt) < smallestWorthIt;
  if (!body || !isText || isSmall || headers.has('Content-Encoding') || context.req.method === 'HEAD') return;
  context.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
  if (!encoding) return;

  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
            [constants.BROTLI_PARAM_LGWIN]: windowBits,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: quality.gzip });
  // An error ends both ends; who reads the packer gets it, so the callback has nothing to add.
  pipeline(Readable.fromWeb(body), packer, () => undefined);
  context.res = new Response(Readable.toWeb(packer), context.res);
  context.header('Content-Encoding', encoding);
  context.header('Content-Length', undefined);
};
