import type { Transaction } from 'kysely';
import type { ReviewRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { withRetry } from '../../database-errors.ts';

/** The product or the list that is reviewed. */
export type ReviewSubject = { productId: number } | { listId: number };

/** From so many stars on a review recommends, unless it says otherwise. */
const recommendingStars = 4;

/** Waits for approval. A person's review of the same thing that waits already is replaced. */
export function submitReview(
  { kysely }: Database,
  subject: ReviewSubject,
  review: ReviewRequest,
  nowMs: number,
): Promise<void> {
  const content = {
    reviewer: review.nome,
    stars: review.nota,
    comment: review.comentario === '' ? null : review.comentario,
    recommends: toFlag(review.recomenda ?? review.nota >= recommendingStars),
    created_at: nowMs,
  };
  const ids = {
    product_id: 'productId' in subject ? subject.productId : null,
    list_id: 'listId' in subject ? subject.listId : null,
  };
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
      await holdSubject(transaction, subject);
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
    }),
  );
}

// Locks its row: reviews of one thing wait for each other, so that a double click leaves one.
async function holdSubject(transaction: Transaction<DatabaseSchema>, subject: ReviewSubject): Promise<void> {
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

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
