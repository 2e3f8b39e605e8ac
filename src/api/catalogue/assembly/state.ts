// The published catalogue as it is loaded, and the read model of a time.

import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queryable } from '#database/schema/database-schema.ts';
import { listListsWith } from '../changes/page-keys.ts';
import { buildContent } from '../content/build-content.ts';
import { loadContentRows } from '../content/queries.ts';
import { toListedCard } from '../lists/wire.ts';
import type { ShopContent } from '../published/content-model.ts';
import { isList } from '../published/is-list.ts';
import type { CatalogueData, ReadModel } from '../published/model.ts';
import type { SearchIndex } from '../published/search-index.ts';
import { toProductCard } from '../published/wire.ts';
import { createMemorySearch } from '../search/memory-search.ts';
import { type Boundary, findPeriod, listBoundaries, type Period } from './boundaries.ts';
import { buildCatalogue } from './catalogue.ts';
import { mapInSteps } from './map-in-steps.ts';
import { createPriceTable } from './price-table.ts';
import { listProductRows, listSynonyms, loadCatalogueRows } from './queries.ts';
import { listSearchDocuments } from './search-documents.ts';
import { createSortOrders } from './sort-orders.ts';

export interface Published {
  data: CatalogueData;
  content: ShopContent;
  search: SearchIndex;
  /** Hash of the input of `search`. */
  searchHash: string;
}

/** `before` is what was loaded earlier. */
export async function loadPublished(kysely: Queryable, before: Published | undefined): Promise<Published> {
  const data = await buildCatalogue(await loadCatalogueRows(kysely), listProductRows(kysely));
  const content = buildContent(await loadContentRows(kysely));
  await yieldToEventLoop();
  const documents = await listSearchDocuments(data);
  const synonyms = await listSynonyms(kysely);
  const searchHash = await hashEach([synonyms, ...documents]);
  // Many changes leave the searched texts alone: building the search index is the most expensive step.
  const search = before?.searchHash === searchHash ? before.search : await createMemorySearch(documents, synonyms);
  await yieldToEventLoop();
  return { data, content, searchHash, search };
}

/** Hashes part by part, because the JSON of a whole catalogue is large. */
async function hashEach(parts: readonly unknown[]): Promise<string> {
  const hash = createHash('sha256');
  await mapInSteps(parts, (part) => hash.update(`${JSON.stringify(part)}\n`));
  return hash.digest('base64');
}

export interface State {
  published: Published;
  model: ReadModel;
  /** When pages change without a write. */
  boundaries: readonly Boundary[];
  /** When the prices of the model are valid. */
  period: Period;
}

/** `now` in epoch milliseconds. */
export function createState(published: Published, siteUrl: string, now: number): State {
  return updateBoundaries({ published, model: createReadModel(published, siteUrl, now) });
}

/** For a model whose price schedules changed. */
export function updateBoundaries({ published, model }: Pick<State, 'published' | 'model'>): State {
  const boundaries = listBoundaries(published.data, published.content);
  return { published, model, boundaries, period: findPeriod(boundaries, model.now) };
}

function createReadModel({ data, content, search }: Published, siteUrl: string, now: number): ReadModel {
  const prices = createPriceTable(data, now);
  const orders = createSortOrders(data.items, prices);
  const cashDiscount = content.settings.sistema.checkout.pagamento.descontos.pix;
  const context = { siteUrl, now, cashDiscount, prices };
  return {
    ...data,
    ...context,
    content,
    search,
    cardOf: (item) => (isList(item) ? toListedCard(context, item) : toProductCard(context, item, item.defaultUnit)),
    orderBy: orders.orderBy,
    update(product) {
      for (const item of [product, ...listListsWith(data, product)]) {
        prices.update(item);
        orders.update(item);
      }
    },
  };
}
