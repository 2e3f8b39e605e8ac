import { type MiddlewareFunction, redirect } from 'react-router';
import { toUntrackedAddress } from '../http/tracking-parameters.ts';

/** Reading A13: the same address without them, every other parameter and their order kept. */
export const dropTrackingParameters: MiddlewareFunction<Response> = ({ url }, next) => {
  const clean = toUntrackedAddress(url);
  if (clean !== undefined) throw redirect(clean, { status: 302, headers: { 'Cache-Control': 'no-store' } });
  return next();
};
