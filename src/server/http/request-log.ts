import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';
import type { Answered } from '../metrics/metrics.ts';

/** One line per request. The query stays out: it may hold a postal code or what somebody searched for. */
export function requestLog(
  logger: Logger,
  observe?: (answered: Answered) => void,
): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function logRequest(context, next) {
    const started = performance.now();
    // The parts behind log with the same id, whether the caller sent one or not.
    context.req.raw.headers.set('X-Request-Id', context.get('requestId'));
    await next();
    // Set again: a mount's own Response knows nothing of headers prepared before it.
    const { status, headers } = context.res;
    headers.set('X-Request-Id', context.get('requestId'));
    const { method, path } = context.req;
    const durationMs = performance.now() - started;
    observe?.({ method, path, status, seconds: durationMs / 1000 });
    const level = status >= 500 ? 'error' : 'info';
    logger[level]({
      requestId: context.get('requestId'),
      method,
      path,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    });
  };
}
