import { type MiddlewareFunction, redirect } from 'react-router';
import { toUntrackedAddress } from '../http/tracking-parameters.ts';

/** Reading A13: the same address without them, every other parameter and their order kept. */
export const dropTrackingParameters: MiddlewareFunction<Response> = ({ request, url }, next) => {
  // The router's `url` has its query written anew; only a document's own address still has the visitor's spelling.
  const asked = new URL(request.url);
  const clean = toUntrackedAddress(asked.pathname.endsWith('.data') ? url : asked);
  if (clean !== undefined) throw redirect(clean, { status: 302, headers: { 'Cache-Control': 'no-store' } });
  return next();
};
