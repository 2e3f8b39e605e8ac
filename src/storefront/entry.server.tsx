import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { removeNonce, toContentSecurityPolicy } from '#web/http/content-security-policy.server.ts';
import { lastResortPage } from './layout/errors/bare-page.server.ts';
import { storefrontContext } from './request-context.server.ts';

/**
 * Renders the whole document before the first byte: its status is final, it can be cached as bytes, and the policy can list
 * its inline scripts by hash, so that a cached page needs no nonce. During rendering one tells the scripts of React and React
 * Router from any that a text of the page may bring.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { options, onError } = loadContext.get(storefrontContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  try {
    const nonce = randomUUID();
    const html = await renderDocument(request.url, routerContext, nonce);
    headers.set('Content-Security-Policy', toContentSecurityPolicy(html, { ...options, nonce }));
    return new Response(removeNonce(html, nonce), { status, headers });
  } catch (error) {
    onError(error, `the page ${toPath(request)} could not be rendered`);
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Security-Policy', toContentSecurityPolicy(lastResortPage, options));
    return new Response(lastResortPage, { status: 500, headers });
  }
}

function renderDocument(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} nonce={nonce} />, {
      nonce,
      // Otherwise React would send a finished boundary as a hidden block that a script moves into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(storefrontContext).onError(error, `a loader or action failed at ${toPath(request)}`);
};

/** For the log: the query may hold a search term, a postal code or the secret of a mailed link. */
const toPath = ({ url }: Request): string => new URL(url).pathname;
