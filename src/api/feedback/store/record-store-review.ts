import type { StoreReviewRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { recordChange } from '#database/record-change.ts';
import { hashSecretToken } from '../../http/secret-token.ts';
import { isKeyOpen } from './queries.ts';
import { toPublicName } from './wire.ts';

/** Marks the key as used and stores the review, in one transaction. False when the key is unknown, used or expired. */
export function recordStoreReview(
  { kysely }: Database,
  key: string,
  review: StoreReviewRequest,
  nowMs: number,
): Promise<boolean> {
  return inTransaction(kysely, async (transaction) => {
    const invitation = await transaction
      .updateTable('store_review_keys')
      .set({ used_at: nowMs })
      .where('key_hash', '=', hashSecretToken(key))
      .where(isKeyOpen(nowMs))
      .returning(['customer_name', 'email'])
      .executeTakeFirst();
    if (!invitation) return false;
    await transaction
      .insertInto('store_reviews')
      .values({
        reviewer: toPublicName(invitation.customer_name),
        email: invitation.email,
        experience: review.experiencia,
        service: review.atendimento,
        satisfied: review.satisfacao ? 1 : 0,
        may_publish: review.autorizacao ? 1 : 0,
        message: review.mensagem,
        created_at: nowMs,
      })
      .execute();
    // The mean stands in the footer of every page.
    if (review.autorizacao) await recordChange(transaction, { kind: 'setting' });
    return true;
  });
}
