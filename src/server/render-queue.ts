// Bounded queue in front of page rendering, so that a burst of requests neither blocks the process nor waits without end.

import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { clientClosedRequest } from './http/request-log.ts';

export interface RenderQueueOptions {
  /** Pages rendered at the same time. */
  concurrency: number;
  /** A request that would wait longer is answered 503. */
  maxWaitMs: number;
}

type Render = (request: Request) => Promise<Response>;

/** Start value and weight of the newest rendering in the moving average of the render time. */
const initialRenderMs = 20;
const newestWeight = 0.1;

export function createRenderQueue(render: Render, { concurrency, maxWaitMs }: RenderQueueOptions): Render {
  const limit = pLimit(concurrency);
  const waiting = new Set<Request>();
  let averageMs = initialRenderMs;

  const renderMeasured = async (request: Request): Promise<Response> => {
    const startedAt = performance.now();
    try {
      return await render(request);
    } finally {
      averageMs += (performance.now() - startedAt - averageMs) * newestWeight;
      // Lets the event loop accept connections, answer health checks and notice disconnects before the next page.
      await setImmediate();
    }
  };

  return async (request) => {
    if ((waiting.size * averageMs) / concurrency > maxWaitMs) return createOverloadedResponse();
    waiting.add(request);
    // The limiter drops an aborted request only when it reaches it; the request stops counting at once.
    request.signal.addEventListener('abort', () => waiting.delete(request), { once: true });
    return limit(() => {
      waiting.delete(request);
      if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
      return renderMeasured(request);
    });
  };
}

function createOverloadedResponse(): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2' };
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
<p>Tente de novo em instantes.</p>
</body>
</html>
`;
