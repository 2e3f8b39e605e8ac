import { ApiCallError, type ApiClient } from '#web/http/api-client.server.ts';
import { type ReviewView, toReview } from '../../../commerce/reviews/review.ts';
import { canShowMore, isDefaultQuery, parseReviewQuery, type ReviewOrder, type ReviewQuery } from './review-query.ts';

/** Reviews with words; those with stars alone count in the summary only. */
export interface ReviewListView {
  query: ReviewQuery;
  items: ReviewView[];
  hasMore: boolean;
  /** The API did not answer: the newest ones stand in. */
  hasFailed?: boolean;
}

const apiOrders: Readonly<Record<ReviewOrder, string>> = { recentes: 'DESC', melhores: 'MELHORES', piores: 'PIORES' };

interface LoadReviewListInput {
  api: ApiClient;
  url: URL;
  productId: number;
  /** The newest ones, which came with the product. */
  newest: readonly ReviewView[];
}

/** What the page's query asks for; without one nothing is asked for again. */
export async function loadReviewList({ api, url, productId, newest }: LoadReviewListInput): Promise<ReviewListView> {
  const query = parseReviewQuery(url.searchParams);
  const first = { query, items: newest.slice(0, query.count), hasMore: newest.length > query.count };
  if (isDefaultQuery(query)) return first;
  try {
    const { avaliacoes, info } = await api.call('productReviews', {
      query: {
        idProduto: String(productId),
        offset: '0',
        limit: String(query.count),
        order: apiOrders[query.order],
        ...(query.stars !== undefined && { nota: String(query.stars) }),
      },
      skipsErrorPage: true,
    });
    return { query, items: avaliacoes.map(toReview), hasMore: info.total > query.count && canShowMore(query) };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    return { ...first, hasFailed: true };
  }
}
