// The key under which an order is placed once, and the token of the link to the order.

import { createHash } from 'node:crypto';
import { prepareQuery } from '#database/prepared-query.ts';
import type { Transaction } from '#database/schema/database-schema.ts';
import type { SeenSummary } from '#rules/orders/seen-summary.ts';
import { ApiError } from '../../http/errors.ts';

const hash = (text: string, encoding: 'hex' | 'base64url') => createHash('sha256').update(text).digest(encoding);

export interface OrderKey {
  sessionHash: string;
  shopId: string;
  /** Chosen at random by the client, once for each order. */
  key: string;
}

/** What is stored of a key, in hex. */
function toKeyHash({ sessionHash, shopId, key }: OrderKey): string {
  return hash(`key ${sessionHash} ${shopId} ${key}`, 'hex');
}

/**
 * The token of the order, 43 signs. It follows from the key, so that a repeated request gets the same one although the
 * database has only its hash.
 */
export function toOrderToken({ sessionHash, shopId, key }: OrderKey): string {
  return hash(`token ${sessionHash} ${shopId} ${key}`, 'base64url');
}

/**
 * The number of the order that was placed under the key. The row is the lock: a second request waits until the first one
 * is over. Nothing of a refused order stays.
 */
export async function lockKey(
  transaction: Transaction,
  orderKey: OrderKey,
  { seen, nowMs }: { seen: SeenSummary; nowMs: number },
): Promise<string | undefined> {
  const keyHash = toKeyHash(orderKey);
  const fingerprint = hash(JSON.stringify(seen), 'hex');
  const [inserted] = await insertKey(transaction, { keyHash, fingerprint, nowMs });
  if (inserted) return undefined;
  const known = await transaction
    .selectFrom('idempotency_keys')
    .innerJoin('orders', 'orders.id', 'idempotency_keys.order_id')
    .select(['fingerprint', 'number'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (known?.fingerprint !== fingerprint)
    throw new ApiError('refused', 'Este pedido já foi feito, com outros itens ou valores.');
  return known.number;
}

const insertKey = prepareQuery<{ keyHash: string; fingerprint: string; nowMs: number }, { key_hash: string }>(
  (kysely, value) =>
    kysely
      .insertInto('idempotency_keys')
      .values({
        key_hash: value('keyHash'),
        fingerprint: value('fingerprint'),
        order_id: null,
        created_at: value('nowMs'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_hash'),
);

export async function rememberOrder(transaction: Transaction, orderKey: OrderKey, number: string): Promise<void> {
  await setOrder(transaction, { keyHash: toKeyHash(orderKey), number });
}

const setOrder = prepareQuery<{ keyHash: string; number: string }, never>((kysely, value) =>
  kysely
    .updateTable('idempotency_keys')
    .set((eb) => ({ order_id: eb.selectFrom('orders').select('id').where('number', '=', value('number')) }))
    .where('key_hash', '=', value('keyHash')),
);
