// Bounded queues in front of the storefront, so that a burst of requests neither blocks the process nor waits without end.

import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { visitPath } from '#contract/site-paths.ts';
import { clientClosedRequest } from './http/request-log.ts';

export interface RenderQueueOptions {
  /** Pages rendered at the same time. */
  concurrency: number;
  /** A request that would wait longer is answered 503. */
  maxWaitMs: number;
  /** Turns of the event loop before each start. */
  turns?: number;
}

type Render = (request: Request) => Promise<Response>;

/**
 * A turn of the event loop accepts one connection, answers health checks and cached pages, and notices who has left. Between the
 * starts of two pages there are as many as let a burst of connections in.
 */
const turnsBetweenPages = 50;

/** Start value of the moving average, and the weight of the newest page in it. */
const initialPageMs = 10;
const newestWeight = 0.1;

/** Requests that render no page mostly wait, for the database or another service. */
const writeConcurrency = 32;

/**
 * Writes, and the personal data of pages, have a queue of their own: a burst of pages neither delays nor refuses them. It is
 * bounded as well, because a refused no-script submit renders a page.
 */
export function createQueues(render: Render, options: RenderQueueOptions): Render {
  const pages = createRenderQueue(render, options);
  const others = createRenderQueue(render, { ...options, concurrency: writeConcurrency, turns: 0 });
  return (request) => (isForPage(request) ? pages(request) : others(request));
}

function isForPage({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && new URL(url).pathname !== visitPath;
}

export function createRenderQueue(render: Render, options: RenderQueueOptions): Render {
  const { concurrency, maxWaitMs, turns = turnsBetweenPages } = options;
  const limit = pLimit(concurrency);
  const oneAtATime = pLimit(1);
  const waiting = new Set<Request>();
  /** Moving average of the time from the end of a page to the end of the next, which all that render together share. */
  let pageMs = initialPageMs;
  let lastEndAt = 0;

  const renderMeasured = async (request: Request): Promise<Response> => {
    const startedAt = performance.now();
    try {
      return await render(request);
    } finally {
      const endAt = performance.now();
      pageMs += (endAt - Math.max(startedAt, lastEndAt) - pageMs) * newestWeight;
      lastEndAt = endAt;
    }
  };
  const takeTurns = async (): Promise<void> => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  };

  return async (request) => {
    if (waiting.size * pageMs > maxWaitMs) return createOverloadedResponse();
    waiting.add(request);
    // The limiter drops an aborted request only when it reaches it; the request stops counting at once.
    request.signal.addEventListener('abort', () => waiting.delete(request), { once: true });
    return limit(async () => {
      if (!request.signal.aborted) await oneAtATime(takeTurns);
      waiting.delete(request);
      if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
      return renderMeasured(request);
    });
  };
}

/** Closes its connection, so that a client that asks again at once goes to the end of those that wait to be accepted. */
function createOverloadedResponse(): Response {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    Connection: 'close',
  };
  return new Response(overloadedPage, { status: 503, headers });
}

const overloadedPage = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Muita gente na loja</title>
</head>
<body>
<h1>Muita gente na loja agora</h1>
<p>Tente de novo em instantes. A sua sacola e os seus pedidos continuam guardados.</p>
</body>
</html>
`;
