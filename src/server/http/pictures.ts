import { readFile } from 'node:fs/promises';
import type { Serve } from '../app.ts';

/** For the log only, in nginx's notation: the browser has gone to another page. */
export const clientClosedRequest = 499;

/** The part of the picture store that serving needs. */
export interface PictureSource {
  /** Undefined when the path names no picture or no size that is made. */
  open(path: string, signal?: AbortSignal): Promise<{ file: string; contentType: string } | undefined>;
}

/** Which bytes these are: hash, width and format, with which the address ends; all of it would be sixty bytes more. */
const toTag = (pathname: string): string => `"${pathname.slice(-'0123456789-640.webp'.length)}"`;

/** Serves /img/*; a picture's address changes with its bytes, so every copy may be kept for ever. */
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
