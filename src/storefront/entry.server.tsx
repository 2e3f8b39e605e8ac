import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { toContentSecurityPolicy } from './lib/http/content-security-policy.server.ts';
import { lastResortPage } from './lib/http/last-resort-page.server.ts';
import { storefrontContext } from './lib/storefront-context.server.ts';

/**
 * Renders the whole document before the first byte: its status is final, it can be cached as bytes, and the policy can name
 * its inline scripts by hash, so that a cached page needs no nonce.
 */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { options, onError } = loadContext.get(storefrontContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  try {
    const html = await renderDocument(request, entryContext);
    headers.set('Content-Security-Policy', toContentSecurityPolicy(html, options));
    return new Response(html, { status, headers });
  } catch (error) {
    onError(error, `the page ${request.url} could not be rendered`);
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Security-Policy', toContentSecurityPolicy(lastResortPage, options));
    return new Response(lastResortPage, { status: 500, headers });
  }
}

function renderDocument(request: Request, entryContext: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={entryContext} url={request.url} />, {
      // Above its default size React sends a ready boundary as a hidden block that a script moves into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(storefrontContext).onError(error, `a loader or action failed at ${request.url}`);
};
