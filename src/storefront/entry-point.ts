// The storefront as a function of the store API; the server loads it from build/server/index.js.
import { createRequestHandler, type ServerBuild } from 'react-router';
// The build of all routes; the module exists only inside the bundler.
import * as build from 'virtual:react-router/server-build';
import { isRefusedContext } from './middleware/maintenance.server.ts';
import { createRequestContext, storefrontContext, type StorefrontOptions } from './request-context.server.ts';

export { personalPaths } from './routes.ts';
export { toDeviceClass } from '#web/browser/device.ts';
export type { StorefrontOptions } from './request-context.server.ts';

/** Handles every path that is no file and no API call. `options.storeApi` gets the requests for `/api/v2/front/...`. */
export function createStorefront(options: StorefrontOptions): (request: Request) => Promise<Response> {
  const routes: ServerBuild = build;
  const answer = createRequestHandler(routes, import.meta.env.MODE);
  return async (request) => {
    const context = createRequestContext(request, options);
    const response = await answer(request, context);
    if (!context.get(isRefusedContext) || hasPage(response)) return response;
    // A resource route renders no page, so a no-script submit gets the maintenance page of the home URL.
    const { shop, toHref } = context.get(storefrontContext);
    const home = new Request(new URL(toHref(shop.homePath), request.url), { headers: request.headers });
    return answer(home, createRequestContext(home, options));
  };
}

/** Errors of resource routes are JSON; `.data` responses have a content type of their own. */
function hasPage({ headers }: Response): boolean {
  return !headers.get('Content-Type')?.startsWith('application/json');
}
