// The contract's copy as it was when the order was placed, and after another payment method was chosen, with its hash.

import { createHash } from 'node:crypto';
import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { getSettings } from '../../catalogue/content/settings.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import type { StoredContract } from '../stored/contract-queries.ts';
import { loadOrderById, type StoredOrder } from '../stored/queries.ts';
import { toInstant, toOrder } from '../view/wire.ts';
import { toContractCopy } from './contract-copy.ts';

/** Stores the copy inside the transaction that places the order: one statement. Returns what identifies it. */
export async function storeContract(
  transaction: Transaction,
  model: ReadModel,
  stored: StoredOrder,
): Promise<StoredContract> {
  const { id, placed_at: placedAt } = stored.order;
  const terms = consentTextVersions.termos;
  const copy = await createCopy(model, stored, { termsVersion: terms, nowMs: placedAt });
  await transaction
    .insertInto('order_contracts')
    .values({ order_id: id, terms_version: terms, ...copy })
    .execute();
  return { hash: copy.hash, terms_version: terms, payment_kind: null };
}

/** Stores another copy inside the transaction that gives the order the amounts of another payment method, after its other writes. */
export async function storeChangedContract(
  transaction: Transaction,
  model: ReadModel,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  // Those that the buyer accepted.
  const terms = stored.contracts[0]?.terms_version ?? consentTextVersions.termos;
  const copy = await createCopy(model, stored, { termsVersion: terms, nowMs, changedAtMs: nowMs });
  await transaction
    .insertInto('order_contract_changes')
    .values({
      order_id: orderId,
      payment_kind: stored.order.payment_kind,
      terms_version: terms,
      ...copy,
      created_at: nowMs,
    })
    .execute();
}

async function createCopy(
  model: ReadModel,
  stored: StoredOrder,
  { termsVersion, nowMs, changedAtMs }: { termsVersion: string; nowMs: number; changedAtMs?: number },
): Promise<{ html: string; hash: string }> {
  const { shop_id: shopId, document } = stored.order;
  const html = await toContractCopy({
    order: toOrder(stored, nowMs),
    document,
    shop:
      model.content.shops.find(({ id }) => id === shopId) ?? createNeutralShop({ id: shopId, nome: '', loja: shopId }),
    seller: getSettings(model, shopId).sistema.geral.site,
    siteUrl: model.siteUrl,
    termsVersion,
    changedAt: changedAtMs === undefined ? undefined : toInstant(changedAtMs),
  });
  return { html, hash: createHash('sha256').update(html).digest('hex') };
}
