// The built client files, in the compressed copies that the build writes beside them.

import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

/** Vite puts a hash of the content into the names below /assets, so that these files never change. */
const assetPaths = '/assets/*';

/** Leaves unknown paths to the next handler, except below /assets: there they are answered 404. */
export function createClientFiles(folder: string): Hono {
  return new Hono()
    .use(assetPaths, serveFiles(folder, 'public, max-age=31536000, immutable'))
    .all(assetPaths, (context) => context.text('Não encontramos este arquivo.', 404, { 'Cache-Control': 'no-store' }))
    .use('/:icon{.+\\.(?:ico|png)}', etag())
    .use(serveFiles(folder, 'public, max-age=3600'));
}

function serveFiles(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const response = await serve(context, next);
    // Set here: `onFound` runs after the response is created and cannot change it.
    if (response instanceof Response) response.headers.set('Cache-Control', cacheControl);
    return response;
  };
}
