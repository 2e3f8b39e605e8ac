// Reviews of the shop, by invitation (contract 4.9, reading A5).

import { Hono } from 'hono';
import { storeReviewRequestSchema } from '#contract/messages/feedback.ts';
import type { AreaDependencies } from '../../area.ts';
import { parseBody } from '../../http/body.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { parsePageWindow } from '../../http/page-window.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import { getStoreReviewTotals, hasOpenKey, listStoreReviews } from './queries.ts';
import { recordStoreReview } from './record-store-review.ts';
import { toStoreReviews } from './wire.ts';

const keyPath = '/evaluations/store/add/:key';
const thanks = 'Avaliação confirmada. Obrigado por contar como foi.';
const closed = 'Este convite já foi usado ou não vale mais.';

/** An invalid key is answered with 200 and `false`, so that the page can redirect to the home page. */
export function createStoreReviewRoutes({ database, clock, limiter }: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  // Mail programs prefetch links, so a GET request must not use the key up.
  routes.get(keyPath, async (c) => {
    const isOpen = await hasOpenKey(database.kysely, hashSecretToken(c.req.param('key')), clock().getTime());
    return c.json({ sucesso: isOpen });
  });

  routes.post(keyPath, async (c) => {
    const review = await parseBody(c.req, storeReviewRequestSchema, 'avaliacao-da-loja');
    limiter.take(c, 'review');
    const isRecorded = await recordStoreReview(database, c.req.param('key'), review, clock().getTime());
    return c.json({ sucesso: isRecorded, mensagem: isRecorded ? thanks : closed });
  });

  routes.get('/evaluations/store', async (c) => {
    const window = parsePageWindow(c.req);
    const rows = await listStoreReviews(database.kysely, window);
    return c.json(toStoreReviews(rows, await getStoreReviewTotals(database.kysely), window));
  });

  return routes;
}
