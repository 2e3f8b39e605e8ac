import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Answered } from '../metrics/metrics.ts';
import { toLoggedPath } from './logged-path.ts';

/** Status for the log only, as nginx writes it: the client disconnected. */
export const clientClosedRequest = 499;

/** One line per request, without query and parameters of the path: they may hold a key, a postal code or a search term. */
export function requestLog(
  logger: Logger,
  observe?: (answered: Answered) => void,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function logRequest(context, next) {
    const started = performance.now();
    const received = context.req.raw.headers;
    // The mounted parts log the same id. One that was sent stays as it came: the sender may have signed it.
    if (!received.has('X-Request-Id')) received.set('X-Request-Id', context.get('requestId'));
    await next();
    const { status, headers } = context.res;
    // The API has another id where it does not accept the one that was sent. Pages have none of their own.
    const requestId = headers.get('X-Request-Id') ?? context.get('requestId');
    headers.set('X-Request-Id', requestId);
    const { method, path } = context.req;
    const durationMs = performance.now() - started;
    observe?.({ method, path, status, seconds: durationMs / 1000 });
    const level = status >= 500 ? 'error' : 'info';
    logger[level]({
      requestId,
      method,
      path: toLoggedPath(path),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    });
  };
}
