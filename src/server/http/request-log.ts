import type { MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { Logger } from 'pino';

/** One line per request. The query stays out: it may hold a postal code or what somebody searched for. */
export function requestLog(logger: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async function logRequest(context, next) {
    const started = performance.now();
    // The parts behind log with the same id, whether the caller sent one or not.
    context.req.raw.headers.set('X-Request-Id', context.get('requestId'));
    await next();
    // Set again: a mount's own Response knows nothing of headers prepared before it.
    context.header('X-Request-Id', context.get('requestId'));
    const { status } = context.res;
    const level = status >= 500 ? 'error' : 'info';
    logger[level]({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status,
      durationMs: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
