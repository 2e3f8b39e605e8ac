import type { Kysely } from 'kysely';
import { sitePaths } from '#contract/site-paths.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../catalogue/published/links.ts';
import { queueMail } from '../../mail/mail.ts';
import { createReviewKey, hashReviewKey } from './review-key.ts';

const lifetimeMs = 90 * 24 * 60 * 60 * 1000;

export interface Invitation {
  customerName: string;
  email: string;
  nowMs: number;
  /** Without a slash at the end. */
  siteUrl: string;
  /** The shop of the purchase. */
  shopId: string;
}

/**
 * Queues an invitation to review the shop, valid once within 90 days. `kysely` is the transaction of the purchase; call it
 * once per purchase.
 */
export async function inviteToReview(
  kysely: Kysely<DatabaseSchema>,
  { customerName, email, nowMs, siteUrl, shopId }: Invitation,
): Promise<void> {
  const key = createReviewKey();
  const hash = hashReviewKey(key);
  await kysely
    .insertInto('store_review_keys')
    .values({
      key_hash: hash,
      customer_name: customerName,
      email: email.trim().toLowerCase(),
      created_at: nowMs,
      used_at: null,
      expires_at: nowMs + lifetimeMs,
    })
    .execute();
  await queueMail(kysely, {
    kind: 'review-invitation',
    shopId,
    payload: {
      to: email,
      name: customerName,
      link: toShopUrl(siteUrl, `${sitePaths.storeReview}?key=${key}`, shopId),
    },
    messageId: `review-invitation-${hash.slice(0, 32)}@${new URL(siteUrl).hostname}`,
    nowMs,
  });
}
