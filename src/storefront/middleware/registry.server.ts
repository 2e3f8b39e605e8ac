// The middleware that runs before every route, by the names of specification 6.

import type { MiddlewareFunction } from 'react-router';
import { toDevice } from '#web/browser/device.ts';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { deviceContext } from '../request-context.server.ts';
import { setResponseHeaders } from './response-headers.server.ts';
import { dropTrackingParameters } from './tracking-parameters.server.ts';
import { loadUser } from './user-logado.server.ts';

const detectDevice: MiddlewareFunction<Response> = ({ request, context }, next) => {
  context.set(deviceContext, toDevice(request.headers.get('User-Agent') ?? ''));
  return next();
};

const registry: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  'response-headers': setResponseHeaders,
  'tracking-parameters': dropTrackingParameters,
  'user-agent': detectDevice,
  'user-logado': loadUser,
};

export const defaultMiddleware: readonly string[] = [
  'response-headers',
  'tracking-parameters',
  'user-agent',
  'user-logado',
];

/** Specification 8: an unknown name is an error page with status 500. */
export function getMiddleware(name: string): MiddlewareFunction<Response> {
  const middleware = registry[name];
  if (middleware) return middleware;
  throw toErrorResponse(500, `Middleware desconhecido: ${name}`);
}
