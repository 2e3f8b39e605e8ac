// Rows of one product page.

import type { Queryable } from '#database/schema/database-schema.ts';
import { loadReviews } from './reviews.ts';

export type ProductDetailRows = Awaited<ReturnType<typeof loadProductDetail>>;

/** Data that only a product's own page shows. E-mail addresses of authors are not selected. */
export async function loadProductDetail(database: Queryable, productId: number) {
  const [texts, facts, lot, contents, reviews, questions, answers, combinations] = await Promise.all([
    database
      .selectFrom('products')
      .select(['long_html', 'how_to_use_html'])
      .where('id', '=', productId)
      .executeTakeFirst(),
    database.selectFrom('product_facts').selectAll().where('product_id', '=', productId).executeTakeFirst(),
    database.selectFrom('product_lots').selectAll().where('product_id', '=', productId).executeTakeFirst(),
    database
      .selectFrom('box_contents')
      .select(['quantity', 'name'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute(),
    loadReviews(database, { column: 'product_id', id: productId }),
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
  return { texts, facts, lot, contents, reviews, questions, answers, combinations };
}
