import type { Database } from '#database/client.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';

/** Only the given fields are changed. */
interface BannerEdit {
  id: number;
  eyebrow?: string;
  title?: string;
  text?: string;
  button?: string;
  /** What a screen reader says instead of the picture. */
  alternative?: string;
  /** Path inside the shop, or absolute URL. */
  link?: string;
  startsAtMs?: number;
  /** Null removes the end. */
  endsAtMs?: number | null;
}

/** Edits a banner. Throws `not-found` for an unknown one. */
export async function editBanner(
  database: Database,
  { id, startsAtMs, endsAtMs, ...texts }: BannerEdit,
): Promise<void> {
  const changed = await changeCatalogue(
    database,
    (transaction) =>
      transaction
        .updateTable('banners')
        .set({
          origin: 'own',
          ...texts,
          ...(startsAtMs !== undefined && { starts_at: startsAtMs }),
          ...(endsAtMs !== undefined && { ends_at: endsAtMs }),
        })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    () => ({ kind: 'banner', ids: [id] }),
  );
  if (!changed) throw new ApiError('not-found', 'Banner não encontrado.');
}
