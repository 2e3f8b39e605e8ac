// Questions of visitors.
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

/** Whether the question is shown, so that it can be answered. */
export async function isQuestionPublished(kysely: Kysely<DatabaseSchema>, id: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('questions')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
