// What buyers do with their orders: list them, get a link to one by mail, order again, correct the address.

import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { deliveryAddressFieldsSchema } from '#contract/buying/checkout.ts';
import { orderLinkRequestSchema, type RepeatedOrder } from '#contract/buying/customer-orders.ts';
import type { CallResponse } from '#contract/calls.ts';
import type { CheckoutDependencies } from '../../checkout/dependencies.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { parsePageWindow } from '../../http/page-window.ts';
import { requireStateOfPostalCode } from '../../http/require-state-of-postal-code.ts';
import { mainShopId } from '../../http/shop-query.ts';
import { getCustomerId } from '../../http/visitor-session.ts';
import { mailOrderLink } from '../mails/mail-order-link.ts';
import { findOrderRow, loadOrder } from '../stored/queries.ts';
import { getOrderRow, unknownOrder } from '../view/get-order-row.ts';
import { listOrders } from '../view/list-orders.ts';
import { respondWithOrder } from '../view/order-response.ts';
import { toOrderEntry } from '../view/wire.ts';
import { announcePurchase } from './announce-purchase.ts';
import { announceRefund } from './announce-refund.ts';
import { correctAddress } from './correct-address.ts';
import { repeatOrder } from './repeat-order.ts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether the order exists. */
const responseDelayMs = 60;

export function createCustomerOrderRoutes(dependencies: CheckoutDependencies) {
  const { database, clock, catalogue, sessions, limiter } = dependencies;
  const routes = new Hono<ApiEnvironment>();

  routes.get('/client/orders', async (c) => {
    const window = parsePageWindow(c.req);
    const { orders, total } = await listOrders(database.kysely, await getCustomerId(sessions, c), window);
    const info = { ...window, exibindo: orders.length, total };
    return c.json({ pedidos: orders.map(toOrderEntry), info } satisfies CallResponse<'listOrders'>);
  });

  routes.get('/client/orders/:numero', async (c) => {
    const customerId = await getCustomerId(sessions, c);
    const number = c.req.param('numero');
    const order = await findOrderRow(database.kysely, { number, customerId, token: undefined });
    if (!order) throw unknownOrder();
    return respondWithOrder(dependencies, c, order);
  });

  routes.post('/order/link', async (c) => {
    const { pedido: number, email } = await parseBody(c.req, orderLinkRequestSchema, 'pedido');
    limiter.take(c, 'orderLink');
    await Promise.all([mailOrderLink(dependencies, { number, email }), delay(responseDelayMs)]);
    const mensagem = 'Se houver um pedido com esse número e esse e-mail, o link chega no seu e-mail em instantes.';
    return c.json({ sucesso: true, mensagem });
  });

  routes.post('/order/:numero/repeat', async (c) => {
    const order = await getOrderRow(dependencies, c);
    const { lines } = await loadOrder(database.kysely, order);
    const session = await sessions.open(c);
    const shopId = order.shop_id;
    const { hasLines, differences } = await repeatOrder(dependencies, catalogue.current(), { lines, shopId, session });
    const response: RepeatedOrder = { sucesso: hasLines, diferencas: differences };
    return c.json(shopId === mainShopId ? response : { ...response, loja: shopId });
  });

  routes.post('/order/:numero/address', async (c) => {
    const { id: orderId } = await getOrderRow(dependencies, c);
    const address = await parseBody(c.req, deliveryAddressFieldsSchema, 'pedido');
    requireStateOfPostalCode(address);
    await correctAddress(database, { orderId, address, nowMs: clock().getTime() });
    return respondWithOrder(dependencies, c, await getOrderRow(dependencies, c));
  });

  routes.post('/order/:numero/announce', async (c) => {
    const { id } = await getOrderRow(dependencies, c);
    return c.json({ sucesso: await announcePurchase(database, id, clock().getTime()) });
  });

  routes.post('/order/:numero/announce-refund', async (c) => {
    const { id } = await getOrderRow(dependencies, c);
    return c.json({ sucesso: await announceRefund(database, id, clock().getTime()) });
  });

  return routes;
}
