// The storefront as a function of the store API; the server loads it from build/server/index.js.

import { createRequestHandler, type ServerBuild } from 'react-router';
// The build of all routes; the module exists only inside the bundler.
import * as build from 'virtual:react-router/server-build';
import { createRequestContext, type StorefrontOptions } from './request-context.server.ts';

export { personalPaths } from './routes.ts';
export { toDeviceClass } from '#web/browser/device.ts';
export type { StorefrontOptions } from './request-context.server.ts';

/** Serves every path that is neither a file nor an API call. Requests for `/api/v2/front/...` go to `options.storeApi`. */
export function createStorefront(options: StorefrontOptions): (request: Request) => Promise<Response> {
  const routes: ServerBuild = build;
  const handle = createRequestHandler(routes, import.meta.env.MODE);
  return (request) => handle(request, createRequestContext(request, options));
}
