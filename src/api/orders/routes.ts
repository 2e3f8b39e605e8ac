// Orders: placing one, and reading and cancelling it by its customer or by the token of its link.

import { type Context, Hono } from 'hono';
import type { Selectable } from 'kysely';
import { paymentRequestSchema } from '#contract/buying/checkout.ts';
import {
  cancelSaleRequestSchema,
  idempotencyHeader,
  type OrderStatus,
  placeOrderRequestSchema,
} from '#contract/buying/orders.ts';
import type { OrderRow } from '#database/schema/orders.ts';
import { emptyCartText } from '../cart/empty-cart-text.ts';
import type { CheckoutDependencies } from '../checkout/dependencies.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';
import { readSummary } from '../checkout/to-summary.ts';
import { parseBody } from '../http/body.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { toShopId } from '../http/shop-query.ts';
import { toPaymentKind } from '../payments/wire.ts';
import { loadPromotions } from '../pricing/promotions/load-promotions.ts';
import { createRequestRoutes } from './buyer/request-routes.ts';
import { createContractRoutes } from './contract/contract-routes.ts';
import { cancelRest } from './merchant/cancel-rest.ts';
import { changePayment } from './paying/change-payment.ts';
import { claimPayment } from './paying/claim-payment.ts';
import { closeOrder } from './paying/close-order.ts';
import { placeOrder } from './placing/place-order.ts';
import { Refusal } from './refusals/refusal.ts';
import { loadOrder } from './stored/queries.ts';
import { isRestOpen } from './stored/unsent-pieces.ts';
import { getOrderRow } from './view/get-order-row.ts';
import { respondWithOrder } from './view/order-response.ts';
import { toPaymentProgress } from './view/payment-options.ts';
import { toInstant, toWord } from './view/wire.ts';

const tooLateText = 'Este pedido não pode mais ser cancelado por aqui. Fale com a gente.';
const partSentText =
  'Uma parte deste pedido já foi enviada. Atualize a página: você ainda pode cancelar o que falta enviar.';
const keyPattern = /^[\w.-]{16,255}$/;

export function createOrderRoutes(dependencies: CheckoutDependencies) {
  const { database, clock } = dependencies;
  const routes = new Hono<ApiEnvironment>();
  addPlacingRoute(routes, dependencies);

  const findRow = (c: Context) => getOrderRow(dependencies, c);
  const respond = async (c: Context) => respondWithOrder(dependencies, c, await findRow(c));

  routes.get('/order/:numero', respond);

  routes.get('/order/:numero/status', async (c) => {
    const stored = await loadOrder(database.kysely, await findRow(c));
    const nowMs = clock().getTime();
    const status: OrderStatus = { estado: toWord(stored), agora: toInstant(nowMs) };
    const progress = toPaymentProgress(stored, nowMs);
    return c.json(progress ? { ...status, pagamento: progress } : status);
  });

  const cancel = async (order: Selectable<OrderRow>) => {
    const { id: orderId } = order;
    const nowMs = clock().getTime();
    const isClosed = await closeOrder(database, { orderId, event: 'cancelled-by-buyer', actor: 'buyer', nowMs });
    if (!isClosed) throw new ApiError('refused', (await canCancelRest(order)) ? partSentText : tooLateText);
  };

  const canCancelRest = async (order: Selectable<OrderRow>) => isRestOpen(await loadOrder(database.kysely, order));

  routes.post('/order/:numero/cancel', async (c) => {
    await cancel(await findRow(c));
    return respond(c);
  });

  routes.post('/order/:numero/cancel-rest', async (c) => {
    const order = await findRow(c);
    if (!(await canCancelRest(order))) throw new ApiError('refused', tooLateText);
    await cancelRest(database, { orderId: order.id, actor: 'buyer', nowMs: clock().getTime() }).catch(toTooLate);
    return respond(c);
  });

  routes.post('/sale/cancel', async (c) => {
    const { pedido } = await parseBody(c.req, cancelSaleRequestSchema, 'pedido');
    await cancel(await getOrderRow(dependencies, c, { number: pedido, field: 'pedido' }));
    return c.body(null);
  });

  routes.route('/', createContractRoutes(dependencies));
  routes.route('/', createRequestRoutes(dependencies));
  addPaymentRoute(routes, dependencies, respond);
  return routes;
}

/** Another request was first. */
function toTooLate(error: unknown): never {
  throw error instanceof Refusal ? new ApiError('refused', tooLateText, { cause: error }) : error;
}

function addPlacingRoute(routes: Hono<ApiEnvironment>, dependencies: CheckoutDependencies): void {
  const { database, clock, catalogue, sessions, limiter } = dependencies;

  routes.post('/checkout/order', async (c) => {
    const { chave, resumo } = await parseBody(c.req, placeOrderRequestSchema, 'pedido');
    const key = c.req.header(idempotencyHeader) ?? chave;
    // Without one a repeated request would be another order.
    if (key === undefined) throw new ApiError('conflict', 'O pedido veio sem a sua chave.', { field: 'chave' });
    if (!keyPattern.test(key)) throw new ApiError('invalid', 'A chave do pedido não é válida.', { field: 'chave' });
    const seen = readSummary(resumo);
    if (!seen) throw new ApiError('invalid', 'O resumo do pedido não é válido.', { field: 'resumo' });
    const session = await sessions.find(c);
    if (!session) throw new ApiError('refused', emptyCartText);
    limiter.take(c, 'order');
    // What was committed before the request counts. Loaded now, since a transaction must not wait for other queries.
    await catalogue.refresh();
    const model = catalogue.current();
    await loadPromotions(database, model);
    const visit = { session, shopId: toShopId(c.req, model), nowMs: clock().getTime() };
    // Carriers are asked again now if their cached quote is stale, since a transaction must not wait for them either.
    if (dependencies.carriers) await loadCheckout(dependencies, model, visit);
    const address = c.req.header('X-Client-Address');
    return c.json(await placeOrder(dependencies, model, { ...visit, key, address, seen }));
  });
}

function addPaymentRoute(
  routes: Hono<ApiEnvironment>,
  dependencies: CheckoutDependencies,
  respond: (c: Context) => Promise<Response>,
): void {
  const { database, clock, payments, catalogue } = dependencies;

  routes.post('/order/:numero/pay', async (c) => {
    const { tipo } = await parseBody(c.req, paymentRequestSchema);
    const { id: orderId } = await getOrderRow(dependencies, c);
    const kind = toPaymentKind(tipo);
    if (!kind || !payments.kinds.includes(kind))
      throw new ApiError('refused', 'Esta loja não recebe assim. Escolha outra forma de pagar.', { field: 'tipo' });
    const change = { orderId, kind, nowMs: clock().getTime(), model: catalogue.current() };
    await changePayment(database, payments, change);
    return respond(c);
  });

  routes.post('/order/:numero/payment-claim', async (c) => {
    const { id: orderId } = await getOrderRow(dependencies, c);
    const products = catalogue.current().products.length;
    await claimPayment(database, { orderId, products, nowMs: clock().getTime() });
    return respond(c);
  });
}
