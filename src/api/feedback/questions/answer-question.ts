import type { AnswerRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';
import { ApiError } from '../../errors.ts';
import { isQuestionPublished } from './queries.ts';

/** Stores a visitor's answer, which is shown once it is approved. Throws `invalid` unless the question is shown. */
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
