// The storefront as a function of the store API: what the server loads from build/server/index.js.
import { createRequestHandler, type ServerBuild } from 'react-router';
// The build of all routes; the module exists only inside the bundler.
import * as build from 'virtual:react-router/server-build';
import { createRequestContext, type StorefrontOptions } from './lib/storefront-context.server.ts';

export { toDeviceClass } from './lib/visitor/device.ts';
export type { StorefrontOptions } from './lib/storefront-context.server.ts';

/** Answers every path that is no file and no API call. Requests for `/api/v2/front/...` go to `options.storeApi`. */
export function createStorefront(options: StorefrontOptions): (request: Request) => Promise<Response> {
  const routes: ServerBuild = build;
  const answer = createRequestHandler(routes, import.meta.env.MODE);
  return (request) => answer(request, createRequestContext(request, options));
}
