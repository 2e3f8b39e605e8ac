// The simulated payment of a demonstration shop, for the readers of the order. Other shops do not have the call.

import { Hono } from 'hono';
import type { CheckoutDependencies } from '../../checkout/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { loadOrder } from '../stored/queries.ts';
import { getOrderRow } from '../view/get-order-row.ts';
import { toOrder } from '../view/wire.ts';
import { playPayment } from './play-payment.ts';

export function createDemonstrationRoutes(dependencies: CheckoutDependencies) {
  const { database, clock, payments } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/order/:numero/demonstration-payment', async (c) => {
    if (!payments.isDemonstration) throw new ApiError('not-found', 'Não encontramos esse endereço.');
    const { id: orderId } = await getOrderRow(dependencies, c);
    const nowMs = clock().getTime();
    if (!(await playPayment(database, { orderId, nowMs })))
      throw new ApiError('refused', 'Este pedido não pode mais ser pago.');
    return c.json(toOrder(await loadOrder(database.kysely, await getOrderRow(dependencies, c)), nowMs));
  });

  return routes;
}
