// HTTP around every area: token, origin, bodies, caching, errors. This file: the variables that middleware sets for routes.

export interface ApiEnvironment {
  Variables: { requestId: string };
}
