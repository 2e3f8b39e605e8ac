// Units for sale with price and stock, in pages, for the feed that the storefront writes (our own call).

import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Hono } from 'hono';
import type { CallResponse } from '#contract/calls.ts';
import { largestFeedPage } from '#contract/product-feed.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { parsePageWindow } from '../../http/page-window.ts';
import { toShopId } from '../../http/shop-query.ts';
import { isList } from '../published/is-list.ts';
import type { CatalogueItem } from '../published/model.ts';
import type { CatalogueSource } from '../published/source.ts';
import { isInFeed, toFeedUnits } from './feed-units.ts';
import { loadLongTexts } from './queries.ts';

/** Mounted below `/v2/front`. Not cached: the feed is, and its pages would push every other response out. */
export function createFeedRoutes(
  { database }: Pick<ApiDependencies, 'database'>,
  catalogue: Pick<CatalogueSource, 'current'>,
  { takesCards }: { takesCards: boolean },
) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/feeds/products', async (c) => {
    const model = catalogue.current();
    const shopId = toShopId(c.req, model);
    const items = model.items.filter((item) => isInFeed(item, shopId));
    const { offset, limit } = parsePageWindow(c.req, { usual: largestFeedPage, most: largestFeedPage });
    const shown = items.slice(offset, offset + limit);
    const texts = await loadLongTexts(database.kysely, toRange(shown));
    // SQLite answers without waiting, and a feed of a large catalogue is many pages: requests are served in between.
    await yieldToEventLoop();
    return c.json<CallResponse<'productFeed'>>({
      unidades: shown.flatMap((item) => toFeedUnits({ model, shopId, takesCards, texts }, item)),
      info: { total: items.length, offset, limit },
    });
  });

  return routes;
}

/** Products come first, by id. */
function toRange(items: readonly CatalogueItem[]): { firstId: number; lastId: number } {
  const products = items.filter((item) => !isList(item));
  return { firstId: products[0]?.id ?? 0, lastId: products.at(-1)?.id ?? -1 };
}
