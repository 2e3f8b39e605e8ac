// Lifecycle of the read model: built at start, rebuilt when the catalogue's version changes; prices follow their schedules.

import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { buildContent } from '../content/build-content.ts';
import { loadContentRows } from '../content/queries.ts';
import type { ShopContent } from '../published/content-model.ts';
import type { CatalogueData, CatalogueProduct, ReadModel } from '../published/model.ts';
import type { SearchIndex } from '../published/search-index.ts';
import type { CatalogueSource } from '../published/source.ts';
import { toProductCard } from '../published/wire.ts';
import { createMemorySearch } from '../search/memory-search.ts';
import { buildCatalogue } from './catalogue.ts';
import { createPriceTable, isValidAt } from './price-table.ts';
import { findCatalogueVersion, listSynonyms, loadCatalogueRows, listProductRows } from './queries.ts';
import { listSearchDocuments } from './search-documents.ts';
import { createSortOrders } from './sort-orders.ts';

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'logger'>;

/** Resolves once the catalogue is loaded. If a later refresh fails, it logs a warning and keeps serving the previous model. */
export async function createCatalogue(dependencies: Dependencies): Promise<CatalogueSource> {
  const { database, clock, siteUrl, logger } = dependencies;
  let published = await load(dependencies, undefined);
  let model = createReadModel(published, siteUrl, clock().getTime());
  let version = 1;
  const listeners = new Set<(cause: 'change' | 'time') => void>();
  const replaceModel = (now: number, cause: 'change' | 'time'): void => {
    model = createReadModel(published, siteUrl, now);
    version += 1;
    for (const listener of listeners) listener(cause);
  };
  const refreshPrices = (): void => {
    const now = clock().getTime();
    if (!isValidAt(model.prices, now)) replaceModel(now, 'time');
  };

  const rebuildIfChanged = async (): Promise<void> => {
    refreshPrices();
    if ((await findCatalogueVersion(database.kysely)) === published.data.version) return;
    published = await load(dependencies, published);
    replaceModel(clock().getTime(), 'change');
  };
  const oneAtATime = pLimit(1);
  const refresh = (): Promise<void> => oneAtATime(rebuildIfChanged);
  const refreshOrWarn = (): void => {
    refresh().catch((error: unknown) => logger.warn({ err: error }, 'catalogue refresh failed'));
  };
  const watch = database.watchCatalogue?.(refreshOrWarn);

  return {
    current() {
      refreshPrices();
      return model;
    },
    version() {
      refreshPrices();
      return String(version);
    },
    refresh,
    onReplaced(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      await watch?.close();
      // Waits for a running rebuild.
      await oneAtATime(() => undefined);
    },
  };
}

interface Published {
  data: CatalogueData;
  content: ShopContent;
  search: SearchIndex;
  /** Hash of the input of `search`. */
  searchHash: string;
}

async function load({ database }: Dependencies, before: Published | undefined): Promise<Published> {
  const data = await buildCatalogue(await loadCatalogueRows(database.kysely), listProductRows(database.kysely));
  const content = buildContent(await loadContentRows(database.kysely));
  const documents = listSearchDocuments(data);
  const synonyms = await listSynonyms(database.kysely);
  const searchHash = hashEach([synonyms, ...documents]);
  // Most changes are of price or stock: the search index is reused then, since building it is the most expensive step.
  const search = before?.searchHash === searchHash ? before.search : await createMemorySearch(documents, synonyms);
  return { data, content, searchHash, search };
}

/** Hashes part by part, because the JSON of a whole catalogue is large. */
function hashEach(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${JSON.stringify(part)}\n`);
  return hash.digest('base64');
}

function createReadModel({ data, content, search }: Published, siteUrl: string, now: number): ReadModel {
  const prices = createPriceTable(data, now);
  const cashDiscount = content.settings.sistema.checkout.pagamento.descontos.pix;
  const context = { siteUrl, now, cashDiscount, prices };
  const cardOf = (product: CatalogueProduct) => toProductCard(context, product, product.defaultUnit);
  return { ...data, ...context, content, search, cardOf, orderBy: createSortOrders(data.products, prices) };
}
