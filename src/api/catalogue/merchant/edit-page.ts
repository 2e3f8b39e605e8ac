import { sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Flag } from '#database/schema/catalogue.ts';
import { ApiError } from '../../http/errors.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';

/** Only the given fields are changed. */
interface PageEdit {
  slug: string;
  title?: string;
  html?: string;
  seoTitle?: string;
  seoDescription?: string;
  isIndexable?: boolean;
  nowMs: number;
}

/**
 * Edits an institutional page, which is the owner's from then on; a template also becomes indexable. Throws `invalid` for an empty title, `not-found` for an unknown page.
 */
export async function editPage(database: Database, edit: PageEdit): Promise<void> {
  const { slug, title, html, seoTitle, seoDescription, isIndexable, nowMs } = edit;
  if (title?.trim() === '') throw new ApiError('invalid', 'Escreva o título da página.', { field: 'titulo' });
  const changed = await changeCatalogue(
    database,
    (transaction) =>
      transaction
        .updateTable('pages')
        .set({
          updated_at: nowMs,
          origin: 'own',
          ...(title !== undefined && { title }),
          ...(html !== undefined && { html }),
          ...(seoTitle !== undefined && { seo_title: seoTitle }),
          ...(seoDescription !== undefined && { seo_description: seoDescription }),
          indexable:
            isIndexable === undefined
              ? sql<Flag>`case when origin = 'template' then 1 else indexable end`
              : sql.lit(isIndexable ? 1 : 0),
        })
        .where('slug', '=', slug)
        .returning('id')
        .executeTakeFirst(),
    ({ id }) => ({ kind: 'page', ids: [id] }),
  );
  if (!changed) throw new ApiError('not-found', 'Página não encontrada.');
}
