// Sends stock notices when a sold-out product is back.

import { toMailbox } from '#rules/customers/mailbox.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import type { CatalogueSource } from '../../catalogue/published/source.ts';
import { toUnitName } from '../../catalogue/published/units.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { findFullMailboxes } from '../../mail/mail.ts';
import { type AwaitedUnit, listAwaitedUnits, listWaitingNotices } from './queries.ts';
import { type AvailableUnit, noticeLimit, sendNotice } from './send-notice.ts';

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
    const waiting = await listWaitingNotices(database.kysely, awaited);
    const nowMs = clock().getTime();
    // A notice over the limit of its mailbox costs no transaction.
    const skipped = await findFullMailboxes(database.kysely, waiting, { ...noticeLimit, nowMs });
    for (const { id, email } of waiting) {
      const mailbox = toMailbox(email);
      if (skipped.has(mailbox)) continue;
      if (await sendNotice(database, id, unit, { nowMs, siteUrl })) sent += 1;
      else skipped.add(mailbox);
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
