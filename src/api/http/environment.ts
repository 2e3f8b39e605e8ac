// HTTP around every area: token, origin, bodies, caching, errors. This file: what the middlewares leave for the routes.

export interface ApiEnvironment {
  Variables: { requestId: string };
}
