import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';

/**
 * Sets `Cache-Control` of the following routes; errors override it with `no-store`. Public responses still require the app
 * token.
 */
export function cacheControl(value: 'no-store' | `public, max-age=${number}`) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    c.header('Cache-Control', value);
    if (value !== 'no-store') c.header('Vary', 'App-Token');
    await next();
  });
}
