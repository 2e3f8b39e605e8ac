// Reviews, questions, newsletter, stock notices and messages (contract 4.9 and 4.13).

import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createMessageRoutes } from './messages/routes.ts';
import { createNewsletterRoutes } from './newsletter/routes.ts';
import { createProductReviewRoutes } from './product/routes.ts';
import { createQuestionRoutes } from './questions/routes.ts';
import { createStockNoticeRoutes } from './stock-notices/routes.ts';
import { createStoreReviewRoutes } from './store/routes.ts';

export function createFeedbackRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();
  routes.route('/', createStoreReviewRoutes(dependencies));
  routes.route('/', createProductReviewRoutes(dependencies));
  routes.route('/', createQuestionRoutes(dependencies));
  routes.route('/', createNewsletterRoutes(dependencies));
  routes.route('/', createStockNoticeRoutes(dependencies));
  routes.route('/', createMessageRoutes(dependencies));
  return routes;
}
