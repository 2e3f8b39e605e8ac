// The storefront as a function of the store API; the server loads it from build/server/index.js.

import { createRequestHandler, type ServerBuild } from 'react-router';
// The build of all routes; the module exists only inside the bundler.
import * as build from 'virtual:react-router/server-build';
import { replaceRouterError } from './replace-router-error.server.ts';
import { createRequestContext, type StorefrontOptions } from './request-context.server.ts';
import { createAllowedMethods, listPersonalPaths, listSitemapPaths } from './route-facts.server.ts';
import { loadShops } from './shops/load-shops.server.ts';

export { toDeviceClass } from '#web/browser/device.ts';
export { measureCachedBytes } from '#web/http/response-cache.server.ts';
export type { StorefrontOptions } from './request-context.server.ts';

const { routes }: ServerBuild = build;
/** Paths whose responses, and those of all below them, differ between visitors: the routes' handles say which. */
export const personalPaths = listPersonalPaths(routes);
const findAllowedMethods = createAllowedMethods(routes);

/** Serves every path that is neither a file nor an API call. Requests for `/api/v2/front/...` go to `options.storeApi`. */
export function createStorefront(options: StorefrontOptions): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const contextOptions = { ...options, personalPaths, sitemapPaths: listSitemapPaths(routes) };
  return async (request) => {
    const context = createRequestContext(request, contextOptions, await loadShops(contextOptions));
    const response = await handle(request, context);
    if (response.status === 405) response.headers.set('Allow', findAllowedMethods(new URL(request.url).pathname));
    return replaceRouterError(request, response, options);
  };
}
