import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** Sets the request id of the response and the log; a well-formed `X-Request-Id` from a proxy is reused. */
export const requestId = createMiddleware<ApiEnvironment>(async (c, next) => {
  const given = c.req.header('X-Request-Id') ?? '';
  const id = acceptedId.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  c.header('Request-Id', id);
  await next();
});
