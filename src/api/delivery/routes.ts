// Freight quotes and the postal code of a visit (contract 4.6 and 4.8).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createDeliveryRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
