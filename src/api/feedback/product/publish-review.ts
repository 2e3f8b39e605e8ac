import type { Database } from '#database/client.ts';
import { withRetry } from '../../http/database-errors.ts';

/**
 * Publishes a review that waits for approval: the next read model counts it and the page shows it. False when there is no
 * such review. For the merchant's own tools; no call of the store API uses it.
 */
export function publishReview({ kysely }: Database, id: number): Promise<boolean> {
  return withRetry(() =>
    kysely.transaction().execute(async (transaction) => {
      const published = await transaction
        .updateTable('reviews')
        .set({ published: 1 })
        .where('id', '=', id)
        .where('published', '=', 0)
        .returning('id')
        .executeTakeFirst();
      if (!published) return false;
      await transaction
        .updateTable('catalogue_version')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .execute();
      return true;
    }),
  );
}
