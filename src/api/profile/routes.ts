// Registration and the customer's own data: our calls beside the contract.
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createProfileRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
