// The reviews of the shop, for their public page and for that on which an invited customer writes one.

import type { StoreReviewsResponse } from '#contract/messages/feedback.ts';
import { countPages, listPageNumbers, paginate } from '#rules/pagination.ts';
import { toStoreMean } from '#rules/store-rating.ts';
import { formatOneDecimal } from '#ui/stars.tsx';
import { toIsoDay } from '#web/dates.ts';
import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';

const pageSize = 10;

export interface StoreReviewsView {
  /** The mean of experience and service, rounded to one decimal. */
  mean: number;
  count: number;
  /** `fraction` is the bar's length, 0 to 1. */
  bars: { label: string; text: string; fraction: number }[];
  items: { id: string; name: string; date: string; stars: number; text: string; answer?: string }[];
  pages: { current: number; previous: number | undefined; next: number | undefined; numbers: (number | undefined)[] };
}

/** Whether a key invites to a review. The call changes nothing (reading A33), because mail programs open links by themselves. */
export async function isInvitationOpen(api: ApiClient, key: string): Promise<boolean> {
  const answer = await orUndefined(api.call('checkStoreReviewKey', { params: { key }, skipsErrorPage: true }));
  return answer?.sucesso ?? false;
}

/** Undefined without reviews and if the API fails; the page then shows the form only. */
export async function loadStoreReviews(api: ApiClient, url: URL): Promise<StoreReviewsView | undefined> {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('pg'))) || 1);
  const query = { offset: String((page - 1) * pageSize), limit: String(pageSize) };
  const response = await orUndefined(api.call('storeReviews', { query, skipsErrorPage: true }));
  return response && response.info.total > 0 ? toStoreReviewsView(response, page) : undefined;
}

function toStoreReviewsView({ avaliacoes, info }: StoreReviewsResponse, page: number): StoreReviewsView {
  const { experiencia, atendimento, satisfacao } = info.medias;
  const { total, ...pages } = paginate(page, countPages(info.total, pageSize));
  return {
    mean: toStoreMean(experiencia, atendimento),
    count: info.total,
    bars: [
      { label: 'Compra', text: formatOneDecimal(experiencia), fraction: experiencia / 5 },
      { label: 'Atendimento', text: formatOneDecimal(atendimento), fraction: atendimento / 5 },
      { label: 'Como esperado', text: `${satisfacao}%`, fraction: satisfacao / 100 },
    ],
    items: avaliacoes.map((review, index) => ({
      id: `${review.data} ${index}`,
      name: review.nome,
      date: toIsoDay(review.data),
      stars: review.experiencia,
      text: review.mensagem,
      ...(review.resposta && { answer: review.resposta.texto }),
    })),
    pages: { ...pages, numbers: listPageNumbers({ current: page, total }) },
  };
}
