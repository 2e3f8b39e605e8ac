// The simulated payment of a demonstration shop, for the readers of the order. Other shops do not have the call.

import { Hono } from 'hono';
import { playPaymentRequestSchema } from '#contract/buying/orders.ts';
import type { CheckoutDependencies } from '../../checkout/dependencies.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { getOrderRow } from '../view/get-order-row.ts';
import { respondWithOrder } from '../view/order-response.ts';
import { playPayment } from './play-payment.ts';

export function createDemonstrationRoutes(dependencies: CheckoutDependencies) {
  const { database, clock, payments } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/order/:numero/demonstration-payment', async (c) => {
    if (!payments.isDemonstration) throw new ApiError('not-found', 'Não encontramos esse endereço.');
    const { id: orderId } = await getOrderRow(dependencies, c);
    const { resultado: outcome, parcelas: installments } = await parseBody(c.req, playPaymentRequestSchema);
    const nowMs = clock().getTime();
    if (!(await playPayment(database, { orderId, outcome, installments, nowMs })))
      throw new ApiError(
        'refused',
        outcome === 'aprovado' ? 'Este pedido não pode mais ser pago.' : 'Este pagamento não pode mais terminar assim.',
      );
    return respondWithOrder(dependencies, c, await getOrderRow(dependencies, c));
  });

  return routes;
}
