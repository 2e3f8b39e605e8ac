import type { Queryable } from '#database/schema/database-schema.ts';

/** The long texts (HTML) of products, by id; `firstId` and `lastId` are included. */
export async function loadLongTexts(
  kysely: Queryable,
  { firstId, lastId }: { firstId: number; lastId: number },
): Promise<ReadonlyMap<number, string>> {
  const rows = await kysely
    .selectFrom('products')
    .select(['id', 'long_html'])
    .where('id', '>=', firstId)
    .where('id', '<=', lastId)
    .execute();
  return new Map(rows.map(({ id, long_html: html }) => [id, html]));
}
