// Reviews of products and lists (contract 4.9). New reviews are shown after the merchant's approval.

import { Hono } from 'hono';
import { listReviewRequestSchema, productReviewRequestSchema } from '#contract/messages/feedback.ts';
import type { AreaDependencies } from '../../area.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { parsePageWindow } from '../../http/page-window.ts';
import { countProductReviews, listProductReviews, type ReviewOrder } from './queries.ts';
import { findReviewFilter } from './review-filter.ts';
import { submitReview } from './submit-review.ts';
import { toProductReviews } from './wire.ts';

const thanks = { sucesso: true, mensagem: 'Obrigado. Sua avaliação aparece aqui depois de aprovada.' };

const orders: Readonly<Record<string, ReviewOrder>> = { ASC: 'oldest', MELHORES: 'best', PIORES: 'worst' };

function toOrder(order: string | undefined): ReviewOrder {
  return orders[order?.toUpperCase() ?? ''] ?? 'newest';
}

export function createProductReviewRoutes({ database, catalogue, clock, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/evaluations/product', async (c) => {
    const window = parsePageWindow(c.req);
    const filter = findReviewFilter(catalogue.current(), (name) => c.req.query(name));
    if (!filter) return c.json(toProductReviews([], 0, window));
    const rows = await listProductReviews(database.kysely, filter, { ...window, order: toOrder(c.req.query('order')) });
    return c.json(toProductReviews(rows, await countProductReviews(database.kysely, filter), window));
  });

  routes.post('/evaluations/product', async (c) => {
    const review = await parseBody(c.req, productReviewRequestSchema);
    const product = catalogue.current().productsById.get(review.idProduto);
    if (!product) throw new ApiError('invalid', 'Produto não encontrado.', { field: 'idProduto' });
    limiter.take(c, 'review');
    await submitReview(database, { productId: product.id }, review, clock().getTime());
    return c.json(thanks);
  });

  routes.post('/evaluations/list', async (c) => {
    const review = await parseBody(c.req, listReviewRequestSchema);
    const list = catalogue.current().listsById.get(review.idListaCompra);
    if (!list) throw new ApiError('invalid', 'Lista não encontrada.', { field: 'idListaCompra' });
    limiter.take(c, 'review');
    await submitReview(database, { listId: list.id }, review, clock().getTime());
    return c.json(thanks);
  });

  return routes;
}
