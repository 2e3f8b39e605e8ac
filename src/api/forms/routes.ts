// Newsletter, notices and messages to the shop (contract 4.13).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createFormRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
