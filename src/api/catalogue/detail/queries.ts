// Rows of one product page.
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';

const maxReviews = 30;

export type ProductDetailRows = Awaited<ReturnType<typeof loadProductDetail>>;

/** What only a product's own page shows. E-mail addresses of reviewers and askers stay in the database. */
export async function loadProductDetail(database: Kysely<DatabaseSchema>, productId: number) {
  const [texts, facts, starCounts, reviews, questions, answers, combinations] = await Promise.all([
    database
      .selectFrom('products')
      .select(['long_html', 'how_to_use_html'])
      .where('id', '=', productId)
      .executeTakeFirst(),
    database.selectFrom('product_facts').selectAll().where('product_id', '=', productId).executeTakeFirst(),
    listStarCounts(database, productId),
    listReviews(database, productId),
    database
      .selectFrom('questions')
      .select(['id', 'name', 'text', 'created_at'])
      .where('product_id', '=', productId)
      .where('published', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    database
      .selectFrom('answers')
      .innerJoin('questions', 'questions.id', 'answers.question_id')
      .select(['answers.id', 'question_id', 'answers.name', 'by_shop', 'answers.text', 'answers.created_at'])
      .where('product_id', '=', productId)
      .where('answers.published', '=', 1)
      .orderBy('answers.created_at')
      .orderBy('answers.id')
      .execute(),
    database.selectFrom('combinations').selectAll().where('product_id', '=', productId).orderBy('id').execute(),
  ]);
  return { texts, facts, starCounts, reviews, questions, answers, combinations };
}

/** Counts of all published ratings by stars, with or without words. */
async function listStarCounts(database: Kysely<DatabaseSchema>, productId: number) {
  const rows = await database
    .selectFrom('reviews')
    .select(({ fn }) => ['stars', fn.countAll().as('count')])
    .where('product_id', '=', productId)
    .where('published', '=', 1)
    .groupBy('stars')
    .execute();
  return rows.map(({ stars, count }) => ({ stars, count: Number(count) }));
}

/** The newest ones with words; stars alone count in the mean only. */
async function listReviews(database: Kysely<DatabaseSchema>, productId: number) {
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'reviewer', 'stars', 'comment', 'recommends', 'created_at'])
    .where('product_id', '=', productId)
    .where('published', '=', 1)
    .where('comment', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxReviews)
    .execute();
  return rows.map((row) => ({ ...row, comment: row.comment ?? '' }));
}
