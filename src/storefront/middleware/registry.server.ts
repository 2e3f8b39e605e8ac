// The middleware that runs before every route, by the names of specification 6.

import type { MiddlewareFunction } from 'react-router';
import { toErrorResponse } from '#web/errors/error-view.ts';
import { setResponseHeaders } from './response-headers.server.ts';
import { dropTrackingParameters } from './tracking-parameters.server.ts';
import { detectDevice } from './user-agent.server.ts';
import { loadUser } from './user-logado.server.ts';

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
