import { createMiddleware } from 'hono/factory';
import { safeMethods } from '#contract/own-origin.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import type { CatalogueSource } from './source.ts';

/** What a write changed of the published data is visible to the first request after its response. */
export function refreshAfterWrites(catalogue: Pick<CatalogueSource, 'refresh'>, logger: ApiDependencies['logger']) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await next();
    if (safeMethods.has(c.req.method) || !c.res.ok) return;
    try {
      await catalogue.refresh();
    } catch (error) {
      // The write is committed, so its response stands; the job that refreshes tries again.
      logger.error({ err: error }, 'catalogue refresh failed');
    }
  });
}
