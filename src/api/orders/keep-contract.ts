// The contract's copy as it was when the order was placed, with its hash.

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { getSettings } from '../catalogue/content/settings.ts';
import type { ReadModel } from '../catalogue/published/model.ts';
import { toContractCopy } from './contract-copy.ts';
import type { StoredOrder } from './queries.ts';
import { toOrder } from './wire.ts';

/** Stores the copy inside the transaction that places the order: one statement. Returns what identifies it. */
export async function keepContract(
  transaction: Transaction<DatabaseSchema>,
  model: ReadModel,
  stored: StoredOrder,
): Promise<StoredOrder['contract']> {
  const { id, shop_id: shopId, document, placed_at: placedAt } = stored.order;
  const copy = await toContractCopy({
    order: toOrder(stored, false, placedAt),
    document,
    shop: model.shops.find((shop) => shop.id === shopId) ?? { id: shopId, name: '' },
    seller: getSettings(model, shopId).sistema.geral.site,
    siteUrl: model.siteUrl,
    termsVersion: consentTextVersions.termos,
  });
  const hash = createHash('sha256').update(copy).digest('hex');
  await transaction
    .insertInto('order_contracts')
    .values({ order_id: id, terms_version: consentTextVersions.termos, html: copy, hash })
    .execute();
  return { hash, terms_version: consentTextVersions.termos };
}

/** Undefined for an order from before copies were kept. */
export function findContract(kysely: Kysely<DatabaseSchema>, orderId: number) {
  return kysely.selectFrom('order_contracts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
