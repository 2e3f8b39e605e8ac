// Reviews of the shop and the invitations to write them.

import type { ExpressionBuilder } from 'kysely';
import type { DatabaseSchema, Queryable } from '#database/schema/database-schema.ts';
import type { PageWindow } from '../../http/page-window.ts';

export type StoreReviewColumns = Awaited<ReturnType<typeof listStoreReviews>>[number];
export type StoreReviewTotals = Awaited<ReturnType<typeof getStoreReviewTotals>>;

/** Condition of a key that was not used and has not expired. */
export function isKeyOpen(nowMs: number) {
  return (eb: ExpressionBuilder<DatabaseSchema, 'store_review_keys'>) =>
    eb.and([eb('used_at', 'is', null), eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', nowMs)])]);
}

/** Whether the key can still be used. */
export async function hasOpenKey(kysely: Queryable, keyHash: string, nowMs: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('store_review_keys')
    .select('key_hash')
    .where('key_hash', '=', keyHash)
    .where(isKeyOpen(nowMs))
    .executeTakeFirst();
  return row !== undefined;
}

/** Reviews that may be published, newest first. */
export function listStoreReviews(kysely: Queryable, { offset, limit }: PageWindow) {
  return kysely
    .selectFrom('store_reviews')
    .select(['reviewer', 'created_at', 'experience', 'service', 'satisfied', 'message', 'answer', 'answered_at'])
    .where('may_publish', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The number of publishable reviews, and the sums of their ratings. */
export async function getStoreReviewTotals(kysely: Queryable) {
  const row = await kysely
    .selectFrom('store_reviews')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('experience').as('experience'),
      fn.sum('service').as('service'),
      fn.sum('satisfied').as('satisfied'),
    ])
    .where('may_publish', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    count: Number(row.count),
    experience: Number(row.experience),
    service: Number(row.service),
    satisfied: Number(row.satisfied),
  };
}
