// Reviews and questions of a product, as text only.
import type { Product } from '#contract/product.ts';

export interface ReviewView {
  id: number;
  name: string;
  /** ISO 8601, and as shown. */
  date: string;
  dateText: string;
  stars: number;
  comment: string;
  isRecommended: boolean;
}

export interface ReviewsView {
  mean: number;
  count: number;
  /** How many gave 5, 4, 3, 2, 1 stars; empty where the API does not say. */
  histogram: { stars: number; count: number }[];
  items: ReviewView[];
}

export interface QuestionView {
  id: number;
  name: string;
  dateText: string;
  text: string;
  answers: { id: number; name: string; isShop: boolean; text: string }[];
}

const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export function toDayText(date: string): string {
  return day.format(new Date(date));
}

/** Undefined without reviews: nothing then reads as zero stars. */
export function toReviews({ avaliacao }: Pick<Product, 'avaliacao'>): ReviewsView | undefined {
  if (avaliacao.quantidade === 0) return undefined;
  const items = avaliacao.avaliacoes ?? [];
  return {
    mean: avaliacao.media,
    count: avaliacao.quantidade,
    histogram: (avaliacao.distribuicao ?? []).map(({ nota, quantidade }) => ({ stars: nota, count: quantidade })),
    items: items.map((item) => ({
      id: item.id,
      name: item.nome,
      date: item.data,
      dateText: toDayText(item.data),
      stars: item.nota,
      comment: item.comentario,
      isRecommended: item.recomenda,
    })),
  };
}

export function listQuestions({ perguntas }: Pick<Product, 'perguntas'>): QuestionView[] {
  return perguntas.map((question) => ({
    id: question.id,
    name: question.nome,
    dateText: toDayText(question.data),
    text: question.pergunta,
    answers: question.respostas.map((answer) => ({
      id: answer.id,
      name: answer.nome,
      isShop: answer.administrador,
      text: answer.resposta,
    })),
  }));
}
