import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { tryLaterText } from '#contract/messages/field-sentences.ts';
import { isDatabaseUnavailable } from '#database/errors.ts';
import type { ApiLogger } from './dependencies.ts';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';

/** Converts errors of routes to `{ error, campos? }`; unexpected errors are logged and reveal nothing internal. */
export function createErrorHandler(logger: ApiLogger) {
  return (error: Error, c: Context<ApiEnvironment>): Response => {
    const { status, message, headers, fields, differences } =
      error instanceof ApiError ? error : toUnexpected(error, c, logger);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('Cache-Control', 'no-store');
    const details = { ...(fields && { campos: fields }), ...(differences && { diferencas: differences }) };
    return c.json({ error: message, ...details }, status);
  };
}

// The route's pattern, because a path may hold a secret.
function toUnexpected(error: Error, c: Context<ApiEnvironment>, logger: ApiLogger) {
  const details = { err: error, requestId: c.var.requestId, method: c.req.method, path: routePath(c, -1) };
  if (isDatabaseUnavailable(error)) {
    logger.error(details, 'database unavailable');
    return new ApiError('unavailable', tryLaterText, { headers: { 'Retry-After': '2' } });
  }
  logger.error(details, 'request failed');
  return new ApiError('unexpected', 'Algo deu errado do nosso lado. Tente de novo em instantes.');
}
