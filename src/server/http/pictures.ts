import { readFile } from 'node:fs/promises';
import { toVisitorKeys } from '#api/http/limits/visitor-keys.ts';
import { EncodingProcessError } from '#media/encoding-process.ts';
import { QueueFullError } from '#media/fair-queue.ts';
import type { PictureRequest, StoredPicture } from '#media/picture-store.ts';
import { matchesTag } from './matches-tag.ts';
import { clientClosedRequest } from './request-log.ts';

interface PictureOptions {
  /** Undefined if the path names no picture or an unknown size. */
  open(path: string, request: PictureRequest): Promise<StoredPicture | undefined>;
  /** Called with an error of the disk, or of the process that encodes. */
  onError(error: unknown): void;
}

/** A full, read-only or broken disk. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Hash, width and format, with which every picture path ends. */
const toTag = (pathname: string): string => `"${pathname.slice(-'0123456789-640.webp'.length)}"`;

/** Serves /img/*. Paths are content-addressed, so that responses are immutable. */
export function createPictures({ open, onError }: PictureOptions): (request: Request) => Promise<Response> {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const tag = toTag(pathname);
    const headers = new Headers({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: tag });
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const client = toVisitorKeys(request.headers.get('X-Client-Address') ?? '').visitor;
    const picture = isRead ? await open(pathname, { client, signal: request.signal }) : undefined;
    if (!picture)
      return new Response('Não encontramos esta imagem.', { status: 404, headers: { 'Cache-Control': 'no-store' } });
    if (matchesTag(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
    const body = new Uint8Array(await readFile(picture.file));
    headers.set('Content-Type', picture.contentType);
    headers.set('Content-Length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };

  return async function servePicture(request) {
    try {
      return await answer(request);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
      if (error instanceof QueueFullError) return createUnavailableResponse();
      if (!isDiskError(error) && !(error instanceof EncodingProcessError)) throw error;
      onError(error);
      return createUnavailableResponse();
    }
  };
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskCodes.has(String(error.code));
}

function createUnavailableResponse(): Response {
  return new Response('Tente de novo em instantes.', {
    status: 503,
    headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });
}
