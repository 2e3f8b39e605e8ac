// Bought-together prices (contract 4.5).

import { Hono } from 'hono';
import { combinationRequestSchema } from '#contract/cart.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { parseBody } from '../../http/body.ts';
import { cacheControl } from '../../http/caching.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { loadPromotions } from './load-promotions.ts';
import { pricePair } from './price-pair.ts';

interface PromotionDependencies extends Pick<ApiDependencies, 'database'> {
  catalogue: { current(): ReadModel };
}

/** POST /product/combination. */
export function createPromotionRoutes({ database, catalogue }: PromotionDependencies) {
  const routes = new Hono<ApiEnvironment>();

  // Although a POST, the call only reads, and its response does not depend on the visitor.
  routes.post('/product/combination', cacheControl('public, max-age=60'), async (c) => {
    const model = catalogue.current();
    const pair = await parseBody(c.req, combinationRequestSchema);
    return c.json(pricePair(model, await loadPromotions(database, model), pair));
  });

  return routes;
}
