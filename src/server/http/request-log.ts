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
    // The mounted parts log the same id, sent by the client or generated.
    context.req.raw.headers.set('X-Request-Id', context.get('requestId'));
    await next();
    // Set again: a Response of a mount does not carry the headers that the context prepared.
    const { status, headers } = context.res;
    headers.set('X-Request-Id', context.get('requestId'));
    const { method, path } = context.req;
    const durationMs = performance.now() - started;
    observe?.({ method, path, status, seconds: durationMs / 1000 });
    const level = status >= 500 ? 'error' : 'info';
    logger[level]({
      requestId: context.get('requestId'),
      method,
      path: toLoggedPath(path),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    });
  };
}
