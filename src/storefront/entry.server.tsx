import lateFiles from 'virtual:late-files';
import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { IconSymbolsContext } from '#ui/icon.tsx';
import { iconSymbols } from '#ui/icon-symbols.ts';
import { firstPageContext, pagePartContext } from './lib/first-page/first-page.server.ts';
import { startAfterPaint } from './lib/first-page/start-after-paint.server.ts';
import { toContentSecurityPolicy } from '#web/http/content-security-policy.server.ts';
import { lastResortPage } from './layout/errors/last-resort-page.server.ts';
import { joinBytes } from './lib/kept-html/join-bytes.server.ts';
import { type KeepsHtml, KeptHtmlContext } from './lib/kept-html/kept-html.ts';
import { createHtmlKeeper } from './lib/kept-html/kept-html.server.ts';
import { type FirstPage, FirstPageContext } from './shops/shop-context.tsx';
import { storefrontContext } from './request-context.server.ts';

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
    const files = lateFiles[loadContext.get(pagePartContext) ?? ''] ?? [];
    const keeper = createHtmlKeeper();
    const document = await renderDocument({
      request,
      context: entryContext,
      first: loadContext.get(firstPageContext),
      files,
      // Components may change while the shop is being worked on.
      keeper: import.meta.env.DEV ? null : keeper,
    });
    const pieces = startAfterPaint(document);
    headers.set('Content-Security-Policy', toContentSecurityPolicy(pieces, options));
    return answerWhole([doctype, ...pieces].flatMap(keeper.toBytes), { status, headers });
  } catch (error) {
    onError(error, `the page ${toPath(request)} could not be rendered`);
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Security-Policy', toContentSecurityPolicy([lastResortPage], options));
    return new Response(lastResortPage, { status: 500, headers });
  }
}

/** Who packs or keeps the page reads these bytes, instead of copies that went through a stream. */
function answerWhole(pieces: readonly Uint8Array[], init: { status: number; headers: Headers }): Response {
  const body = joinBytes(pieces);
  init.headers.set('Content-Length', String(body.length));
  return Object.defineProperties(new Response(body, init), {
    arrayBuffer: { value: () => Promise.resolve(body.buffer) },
  });
}

const doctype = '<!DOCTYPE html>';
/** How React marks a part that has to wait or has failed. */
const unfinished = '<!--$!-->';

interface DocumentParts {
  request: Request;
  context: EntryContext;
  first: FirstPage | null;
  /** Code that hydration needs besides that of the routes. */
  files: readonly string[];
  /** Leaves marks in the document, which are to be replaced. */
  keeper: KeepsHtml | null;
}

/** At once as a text where nothing waits for code, which is nearly always; else as a stream, whose bytes cost more. */
async function renderDocument(parts: DocumentParts): Promise<string> {
  const context = await withHandoff(parts.context);
  const html = renderToString(<Page {...parts} context={context} />);
  if (!html.includes(unfinished)) return html;
  const again = { ...context, serverHandoffStream: new ReadableStream() };
  return renderStream(<Page {...parts} context={again} keeper={null} />);
}

function Page({ request, context, first, files, keeper }: DocumentParts): ReactNode {
  for (const file of files) preloadModule(file, { as: 'script' });
  return (
    <IconSymbolsContext value={iconSymbols}>
      <FirstPageContext value={first}>
        <KeptHtmlContext value={keeper}>
          <ServerRouter context={context} url={request.url} />
        </KeptHtmlContext>
      </FirstPageContext>
    </IconSymbolsContext>
  );
}

/** The router reads the loaders' data piece by piece while it renders: here it finds all of it read. */
async function withHandoff(entryContext: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream } = entryContext;
  if (!serverHandoffStream) return entryContext;
  const value = toLatin1Json(await new Response(serverHandoffStream).text());
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...entryContext, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read } } };
}

/**
 * The same JSON with characters beyond Latin 1 escaped. A text that has none takes one byte a character in memory, and the page
 * around the data rarely has any: putting it together and making bytes of it then takes a third of the time.
 */
function toLatin1Json(json: string): string {
  return json.replaceAll(/[^\0-\xFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function renderStream(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString().slice(doctype.length));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
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
  context.get(storefrontContext).onError(error, `a loader or action failed at ${toPath(request)}`);
};

/** For the log: the query may hold what somebody searched for, a postal code or the secret of a mailed link. */
const toPath = ({ url }: Request): string => new URL(url).pathname;
