import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { ApiEnvironment } from './environment.ts';

// Public by nature: it names the platform to clients and forces a CORS preflight, it is no secret.
const appToken = 'wapstore';

/** Contract 1: every call carries the token. */
export const requireAppToken = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.req.header('App-Token') !== appToken) throw new ApiError('unauthenticated', 'App-Token inválido');
  await next();
});
