// What the buyer asks of an order that was sent.

import { Hono } from 'hono';
import { orderRequestRequestSchema } from '#contract/buying/order-requests.ts';
import type { AreaDependencies } from '../../area.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { getOrderRow } from '../view/get-order-row.ts';
import { requestKindsByName, toOrderRequest } from '../view/request-wire.ts';
import { receiveRequest } from './receive-request.ts';

export function createRequestRoutes(dependencies: AreaDependencies) {
  const { database, clock, limiter } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.post('/order/:numero/request', async (c) => {
    const { tipo, itens, texto } = await parseBody(c.req, orderRequestRequestSchema, 'solicitacao');
    const { id: orderId } = await getOrderRow(dependencies, c);
    limiter.take(c, 'orderRequest');
    const request = await receiveRequest(database, {
      orderId,
      kind: requestKindsByName[tipo],
      lines: itens?.map(({ posicao, quantidade }) => ({ position: posicao, quantity: quantidade })),
      text: texto,
      nowMs: clock().getTime(),
    });
    return c.json(toOrderRequest(request));
  });

  return routes;
}
