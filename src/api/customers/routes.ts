// Signing in and out, who is signed in, recovery of the password (contract 4.6).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createCustomerRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
