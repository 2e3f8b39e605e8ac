// Coupons and bought-together prices (contract 4.4 and 4.5).

import { Hono } from 'hono';
import { combinationRequestSchema } from '#contract/buying/promotions.ts';
import type { AreaDependencies } from '../area.ts';
import { createCartChange } from '../cart/create-cart-change.ts';
import { ApiError } from '../errors.ts';
import { parseBody } from '../http/body.ts';
import { cacheControl } from '../http/caching.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { toShopId } from '../http/shop-query.ts';
import { applyCoupon, emptyCartMessage } from './apply-coupon.ts';
import { loadPromotions } from './load-promotions.ts';
import { pricePair } from './price-pair.ts';
import { removeCoupon } from './remove-coupon.ts';

/** PUT and DELETE /promotional/coupon, whose `loja` selects the cart, and POST /product/combination. */
export function createPromotionRoutes(dependencies: AreaDependencies) {
  const { database, catalogue, sessions, limiter } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.put('/promotional/coupon/:hashCupom', async (c) => {
    limiter.take(c, 'coupon');
    const model = catalogue.current();
    const session = await sessions.find(c);
    if (!session) throw new ApiError('refused', emptyCartMessage);
    const change = createCartChange(dependencies, model, toShopId(c.req, model), session);
    const promotions = await loadPromotions(database, model);
    const { code, description } = await applyCoupon(change, promotions, c.req.param('hashCupom'));
    return c.json({ sucesso: true, mensagem: `Cupom ${code} na sacola: ${description}.` });
  });

  routes.delete('/promotional/coupon', async (c) => {
    const model = catalogue.current();
    const session = await sessions.find(c);
    if (session) await removeCoupon(createCartChange(dependencies, model, toShopId(c.req, model), session));
    return c.json({ sucesso: true, mensagem: 'Sua sacola está sem cupom.' });
  });

  // Although a POST, the call only reads, and its response does not depend on the visitor.
  routes.post('/product/combination', cacheControl('public, max-age=60'), async (c) => {
    const model = catalogue.current();
    const pair = await parseBody(c.req, combinationRequestSchema);
    return c.json(pricePair(model, await loadPromotions(database, model), pair));
  });

  return routes;
}
