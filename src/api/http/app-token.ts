import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';
import { ApiError } from './errors.ts';

// The token is public, not a secret: it identifies the platform to clients and forces a CORS preflight.
const appToken = 'wapstore';

/** Contract 1: every call must send the token. */
export const requireAppToken = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.req.header('App-Token') !== appToken) throw new ApiError('unauthenticated', 'App-Token inválido');
  await next();
});
