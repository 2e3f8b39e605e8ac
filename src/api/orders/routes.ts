// Orders: placing one, and reading and cancelling it by its customer or by the token of its link.

import { type Context, Hono } from 'hono';
import { idempotencyHeader, placeOrderRequestSchema } from '#contract/buying/orders.ts';
import type { CheckoutDependencies } from '../checkout/dependencies.ts';
import { readSummary } from '../checkout/to-summary.ts';
import { parseBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { toShopId } from '../http/shop-query.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import { closeOrder } from './close-order.ts';
import { getOrderRow } from './get-order-row.ts';
import { placeOrder } from './place-order.ts';
import { loadOrder } from './queries.ts';
import { createRequestRoutes } from './request-routes.ts';
import { toInstant, toOrder, toWord } from './wire.ts';

const keyPattern = /^[\w.-]{16,255}$/;

export function createOrderRoutes(dependencies: CheckoutDependencies) {
  const { database, clock, catalogue, sessions, limiter, pix } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/checkout/order', async (c) => {
    const { chave, resumo } = await parseBody(c.req, placeOrderRequestSchema, 'pedido');
    const key = c.req.header(idempotencyHeader) ?? chave ?? '';
    if (!keyPattern.test(key)) throw new ApiError('invalid', 'O pedido veio sem a sua chave.', { field: 'chave' });
    const seen = readSummary(resumo);
    if (!seen) throw new ApiError('invalid', 'O resumo do pedido não é válido.', { field: 'resumo' });
    const session = await sessions.find(c);
    if (!session) throw new ApiError('refused', 'Sua sacola está vazia.');
    limiter.take(c, 'order');
    // What was committed before the request counts. Loaded now, since a transaction must not wait for other queries.
    await catalogue.refresh();
    const model = catalogue.current();
    await loadPromotions(database, model);
    const placing = { session, shopId: toShopId(c.req, model), key, seen, nowMs: clock().getTime() };
    const placed = await placeOrder(dependencies, model, placing);
    await catalogue.refresh();
    return c.json(placed);
  });

  const findRow = (c: Context) => getOrderRow(dependencies, c);
  const respond = async (c: Context) =>
    c.json(
      toOrder(await loadOrder(database.kysely, await findRow(c)), pix?.isDemonstration === true, clock().getTime()),
    );

  routes.get('/order/:numero', respond);

  routes.get('/order/:numero/status', async (c) => {
    const stored = await loadOrder(database.kysely, await findRow(c));
    return c.json({ estado: toWord(stored), agora: toInstant(clock().getTime()) });
  });

  routes.post('/order/:numero/cancel', async (c) => {
    const { id: orderId } = await findRow(c);
    const nowMs = clock().getTime();
    const isClosed = await closeOrder(database, { orderId, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
    if (!isClosed) throw new ApiError('refused', 'Este pedido não pode mais ser cancelado por aqui. Fale com a gente.');
    await catalogue.refresh();
    return respond(c);
  });

  routes.route('/', createRequestRoutes(dependencies));
  return routes;
}
