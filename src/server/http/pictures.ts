import { readFile } from 'node:fs/promises';
import type { Serve } from '../app.ts';
import { clientClosedRequest } from './request-log.ts';

/** The part of the picture store that is needed here. */
export interface PictureSource {
  /** Undefined if the path names no picture or an unknown size. */
  open(path: string, signal?: AbortSignal): Promise<{ file: string; contentType: string } | undefined>;
}

/** Hash, width and format, with which every picture path ends. */
const toTag = (pathname: string): string => `"${pathname.slice(-'0123456789-640.webp'.length)}"`;

/** Serves /img/*. Paths are content-addressed, so that responses are immutable. */
export function createPictures(source: PictureSource): Serve {
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const headers = new Headers({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: toTag(pathname) });
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const picture = isRead ? await source.open(pathname, request.signal) : undefined;
    if (!picture) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
    if (request.headers.get('If-None-Match') === headers.get('ETag'))
      return new Response(null, { status: 304, headers });
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
      throw error;
    }
  };
}
