// The contract's copy as it was when the order was placed, and after another payment method was chosen, with its hash.

import { createHash } from 'node:crypto';
import type { Order } from '#contract/buying/orders.ts';
import { consentTextVersions } from '#contract/customers/consent-texts.ts';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import { getSettings } from '../../catalogue/content/settings.ts';
import type { ReadModel } from '../../catalogue/published/model.ts';
import { loadOrderById, type StoredOrder } from '../stored/queries.ts';
import { toInstant, toOrder } from '../view/wire.ts';
import { toContractCopy } from './contract-copy.ts';

/** Stores the copy inside the transaction that places the order. Returns what the order says of it. */
export async function storeContract(
  transaction: Transaction,
  model: ReadModel,
  placed: Pick<ContractInput, 'stored' | 'order'>,
): Promise<NonNullable<Order['contrato']>> {
  const terms = consentTextVersions.termos;
  const copy = await createCopy(model, { ...placed, termsVersion: terms });
  await insertContract(transaction, { orderId: placed.stored.order.id, terms, ...copy });
  return { hash: copy.hash, versao: terms };
}

const insertContract = prepareQuery<{ orderId: number; terms: string; html: string; hash: string }, never>(
  (kysely, value) =>
    kysely.insertInto('order_contracts').values({
      order_id: value('orderId'),
      terms_version: value('terms'),
      html: value('html'),
      hash: value('hash'),
    }),
);

/** Stores another copy inside the transaction that gives the order the amounts of another payment method, after its other writes. */
export async function storeChangedContract(
  transaction: Transaction,
  model: ReadModel,
  { orderId, nowMs }: { orderId: number; nowMs: number },
): Promise<void> {
  const stored = await loadOrderById(transaction, orderId);
  // Those that the buyer accepted.
  const terms = stored.contracts[0]?.terms_version ?? consentTextVersions.termos;
  const order = toOrder(stored, nowMs);
  const copy = await createCopy(model, { stored, order, termsVersion: terms, changedAt: toInstant(nowMs) });
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

interface ContractInput {
  stored: StoredOrder;
  /** As readers get it. */
  order: Order;
  termsVersion: string;
  changedAt?: string;
}

async function createCopy(
  model: ReadModel,
  { stored, order, termsVersion, changedAt }: ContractInput,
): Promise<{ html: string; hash: string }> {
  const { shop_id: shopId, document } = stored.order;
  const html = await toContractCopy({
    order,
    document,
    shop:
      model.content.shops.find(({ id }) => id === shopId) ?? createNeutralShop({ id: shopId, nome: '', loja: shopId }),
    seller: getSettings(model, shopId).sistema.geral.site,
    siteUrl: model.siteUrl,
    termsVersion,
    changedAt,
  });
  return { html, hash: createHash('sha256').update(html).digest('hex') };
}
