// Ratings and questions (contract 4.9 and 4.13).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createFeedbackRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
