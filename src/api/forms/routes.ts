// Newsletter, notices and messages to the shop (contract 4.13).
import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createMessageRoutes } from './messages/routes.ts';
import { createNewsletterRoutes } from './newsletter/routes.ts';
import { createStockNoticeRoutes } from './stock-notices/routes.ts';

export function createFormRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();
  routes.route('/', createNewsletterRoutes(dependencies));
  routes.route('/', createStockNoticeRoutes(dependencies));
  routes.route('/', createMessageRoutes(dependencies));
  return routes;
}
