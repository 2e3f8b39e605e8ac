import type { ChangeKind } from './schema/catalogue.ts';
import type { Queryable } from './schema/database-schema.ts';

/** Rows of one kind that changed. */
export interface CatalogueChange {
  kind: ChangeKind;
  /** Ids of products, lists, pages, banners or menus; omitted for other kinds. */
  ids?: readonly number[];
}

/** Announces what the caller's transaction changes to every process; they apply it after the commit, within a second. */
export async function recordChange(transaction: Queryable, { kind, ids = [0] }: CatalogueChange): Promise<void> {
  const createdAt = Date.now();
  await transaction
    .insertInto('catalogue_changes')
    .values(ids.map((id) => ({ kind, row_id: id, created_at: createdAt })))
    .execute();
}
