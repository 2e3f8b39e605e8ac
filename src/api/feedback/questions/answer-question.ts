import type { AnswerRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../http/errors.ts';

/** Stores a visitor's answer for approval. Throws `invalid` unless the question is published. */
export async function answerQuestion({ kysely }: Database, answer: AnswerRequest, nowMs: number): Promise<void> {
  if (!(await isQuestionPublished(kysely, answer.idPergunta))) {
    throw new ApiError('invalid', 'Pergunta não encontrada.', { field: 'idPergunta' });
  }
  await kysely
    .insertInto('answers')
    .values({
      question_id: answer.idPergunta,
      name: answer.nome,
      email: answer.email,
      by_shop: 0,
      text: answer.resposta,
      created_at: nowMs,
      published: 0,
    })
    .execute();
}

async function isQuestionPublished(kysely: Queryable, id: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('questions')
    .select('id')
    .where('id', '=', id)
    .where('published', '=', 1)
    .executeTakeFirst();
  return row !== undefined;
}
