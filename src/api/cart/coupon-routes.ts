// The coupon of a cart (contract 4.4).

import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { toShopId } from '../http/shop-query.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import { applyCoupon, emptyCartMessage } from './apply-coupon.ts';
import { createCartChange } from './create-cart-change.ts';
import { removeCoupon } from './remove-coupon.ts';

/** PUT and DELETE /promotional/coupon; `loja` selects the cart. */
export function createCouponRoutes(dependencies: AreaDependencies) {
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

  return routes;
}
