import type { Product } from '#contract/product.ts';
import { toIsoDay } from '#web/dates.ts';

export interface QuestionView {
  id: number;
  name: string;
  /** ISO 8601 date without time. */
  date: string;
  text: string;
  answers: { id: number; name: string; isShop: boolean; text: string }[];
}

export function listQuestions({ perguntas }: Pick<Product, 'perguntas'>): QuestionView[] {
  return perguntas.map((question) => ({
    id: question.id,
    name: question.nome,
    date: toIsoDay(question.data),
    text: question.pergunta,
    answers: question.respostas.map((answer) => ({
      id: answer.id,
      name: answer.nome,
      isShop: answer.administrador,
      text: answer.resposta,
    })),
  }));
}
