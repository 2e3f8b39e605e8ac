// Converts rows to reviews of the shop (contract 4.9).

import type { StoreReview, StoreReviewsResponse } from '#contract/messages/feedback.ts';
import { roundHalfUp } from '#rules/money.ts';
import { toMean } from '#rules/store-rating.ts';
import { toDateTime } from '../../catalogue/published/links.ts';
import type { PageWindow } from '../../http/page-window.ts';
import type { StoreReviewColumns, StoreReviewTotals } from './queries.ts';

export function toStoreReviews(
  rows: readonly StoreReviewColumns[],
  totals: StoreReviewTotals,
  window: PageWindow,
): StoreReviewsResponse {
  const { count, experience, service, satisfied } = totals;
  return {
    avaliacoes: rows.map(toStoreReview),
    info: {
      ...window,
      exibindo: rows.length,
      total: count,
      medias: {
        experiencia: toMean(experience, count),
        atendimento: toMean(service, count),
        satisfacao: roundHalfUp((100 * satisfied) / Math.max(1, count)),
      },
    },
  };
}

function toStoreReview(row: StoreReviewColumns): StoreReview {
  return {
    nome: row.reviewer,
    data: toDateTime(row.created_at),
    experiencia: row.experience,
    atendimento: row.service,
    satisfacao: row.satisfied === 1,
    mensagem: row.message,
    ...(row.answer && { resposta: { texto: row.answer, data: toDateTime(row.answered_at ?? row.created_at) } }),
  };
}

/** Abbreviates a customer's name for publication: "Maria Clara Souza" becomes "Maria S." */
export function toPublicName(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  const [initial] = others.at(-1) ?? '';
  return initial ? `${first} ${initial.toLocaleUpperCase('pt-BR')}.` : first;
}
