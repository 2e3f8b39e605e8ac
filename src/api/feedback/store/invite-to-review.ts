import { sitePaths } from '#contract/site-paths.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../catalogue/published/links.ts';
import { createSecretToken, hashSecretToken } from '../../http/secret-token.ts';
import { queueMail } from '../../mail/mail.ts';

const lifetimeMs = 90 * 24 * 60 * 60 * 1000;

export interface Invitation {
  customerName: string;
  email: string;
  nowMs: number;
  /** Without a slash at the end. */
  siteUrl: string;
  /** The shop of the purchase. */
  shopId: string;
  messageId: string;
}

/**
 * Queues an invitation to review the shop, valid once within 90 days; nothing if one with its message id was queued before.
 * `kysely` is a transaction.
 */
export async function inviteToReview(
  kysely: Queryable,
  { customerName, email, nowMs, siteUrl, shopId, messageId }: Invitation,
): Promise<void> {
  const key = createSecretToken();
  const link = toShopUrl(siteUrl, `${sitePaths.storeReview}?key=${key}`, shopId);
  const payload = { to: email, name: customerName, link };
  if (!(await queueMail(kysely, { kind: 'review-invitation', shopId, payload, messageId, nowMs }))) return;
  await kysely
    .insertInto('store_review_keys')
    .values({
      key_hash: hashSecretToken(key),
      customer_name: customerName,
      email: email.trim().toLowerCase(),
      created_at: nowMs,
      used_at: null,
      expires_at: nowMs + lifetimeMs,
    })
    .execute();
}
