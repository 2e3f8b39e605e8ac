// Sign-in, sign-out, the current user, password recovery (contract 4.6).

import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createLoginRoutes } from './login/routes.ts';
import { createRecoveryRoutes } from './recovery/routes.ts';

export function createCustomerRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();
  routes.route('/', createLoginRoutes(dependencies));
  routes.route('/', createRecoveryRoutes(dependencies));
  return routes;
}
