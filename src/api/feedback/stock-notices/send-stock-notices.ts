// Sends stock notices when a sold-out product is back.

import type { ReadModel } from '../../catalogue/published/model.ts';
import type { CatalogueSource } from '../../catalogue/published/source.ts';
import { toUnitName } from '../../catalogue/published/units.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { type AwaitedUnit, listAwaitedUnits, listWaitingNotices } from './queries.ts';
import { sendNotice, type AvailableUnit } from './send-notice.ts';

interface StockNoticeDependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl'> {
  catalogue: Pick<CatalogueSource, 'current'>;
}

/** Queues a mail for every notice whose unit can be bought now; returns their number. Safe in several processes. */
export async function sendStockNotices(dependencies: StockNoticeDependencies): Promise<number> {
  const { database, catalogue, clock, siteUrl } = dependencies;
  const model = catalogue.current();
  let sent = 0;
  for (const awaited of await listAwaitedUnits(database.kysely)) {
    const unit = findAvailable(model, awaited);
    if (!unit) continue;
    for (const id of await listWaitingNotices(database.kysely, awaited)) {
      if (await sendNotice(database, id, unit, { nowMs: clock().getTime(), siteUrl })) sent += 1;
    }
  }
  return sent;
}

function findAvailable(model: ReadModel, awaited: AwaitedUnit): AvailableUnit | undefined {
  const product = model.productsById.get(awaited.product_id);
  const unit = product?.units.find(({ attributeValueId }) => attributeValueId === awaited.attribute_value_id);
  if (!product || !unit || product.onRequest || unit.stock <= 0) return undefined;
  return {
    name: toUnitName(product.name, unit.label),
    priceCents: model.prices.priceOf(product, unit).cents,
    path: product.path,
    shops: product.shops,
  };
}
