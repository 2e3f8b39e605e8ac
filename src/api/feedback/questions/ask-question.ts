import type { QuestionRequest } from '#contract/messages/feedback.ts';
import type { Database } from '#database/client.ts';

/** Stores a question. Questions about a product are shown after approval, others only to the merchant. */
export async function askQuestion({ kysely }: Database, question: QuestionRequest, nowMs: number): Promise<void> {
  const row = {
    name: question.nome,
    email: question.email,
    phone: question.contato,
    text: question.pergunta,
    created_at: nowMs,
  };
  await (question.nivel === 'produto'
    ? kysely
        .insertInto('questions')
        .values({ ...row, product_id: question.idNivel, published: 0 })
        .execute()
    : kysely
        .insertInto('content_questions')
        .values({ ...row, level: question.nivel, level_id: question.idNivel })
        .execute());
}
