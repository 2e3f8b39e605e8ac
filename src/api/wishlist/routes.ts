// Favourites (contract 4.7).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';

export function createWishlistRoutes(_dependencies: AreaDependencies) {
  return new Hono<ApiEnvironment>();
}
