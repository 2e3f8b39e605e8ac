// Coupons and bought-together prices (contract 4.4 and 4.5).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createPromotionRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
