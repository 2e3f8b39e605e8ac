import type { ReviewRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Transaction } from '#database/schema/database-schema.ts';

export type ReviewSubject = { productId: number } | { listId: number };

/** Minimum of stars for a recommendation, unless the review states one. */
const recommendingStars = 4;

/** Stores a review for approval, and replaces the person's pending review of the same item. */
export function submitReview(
  { kysely }: Database,
  subject: ReviewSubject,
  review: ReviewRequest,
  nowMs: number,
): Promise<void> {
  const recommends: 0 | 1 = (review.recomenda ?? review.nota >= recommendingStars) ? 1 : 0;
  const content = {
    reviewer: review.nome,
    stars: review.nota,
    comment: review.comentario === '' ? null : review.comentario,
    recommends,
    created_at: nowMs,
  };
  const ids = {
    product_id: 'productId' in subject ? subject.productId : null,
    list_id: 'listId' in subject ? subject.listId : null,
  };
  return inTransaction(kysely, async (transaction) => {
    await lockSubject(transaction, subject);
    const replaced = await transaction
      .updateTable('reviews')
      .set(content)
      .where((eb) =>
        'productId' in subject ? eb('product_id', '=', subject.productId) : eb('list_id', '=', subject.listId),
      )
      .where('email', '=', review.email)
      .where('published', '=', 0)
      .returning('id')
      .execute();
    if (replaced.length > 0) return;
    await transaction
      .insertInto('reviews')
      .values({ ...ids, ...content, email: review.email, published: 0 })
      .execute();
  });
}

// Locking the row serialises reviews of one item, so that a double click stores one.
async function lockSubject(transaction: Transaction, subject: ReviewSubject): Promise<void> {
  await ('productId' in subject
    ? transaction
        .updateTable('products')
        .set((eb) => ({ popularity: eb.ref('popularity') }))
        .where('id', '=', subject.productId)
        .execute()
    : transaction
        .updateTable('lists')
        .set((eb) => ({ popularity: eb.ref('popularity') }))
        .where('id', '=', subject.listId)
        .execute());
}
