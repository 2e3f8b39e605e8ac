import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';

const acceptedId = /^[\w-]{8,64}$/;

/** Names the request in the answer and in the log; a proxy's `X-Request-Id` is kept when it is harmless. */
export const requestId = createMiddleware<ApiEnvironment>(async (c, next) => {
  const given = c.req.header('X-Request-Id') ?? '';
  const id = acceptedId.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  c.header('Request-Id', id);
  await next();
});
