import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { type ReviewView, toReview } from '../../../commerce/reviews/review.ts';
import { canShowMore, isDefaultQuery, parseReviewQuery, type ReviewOrder, type ReviewQuery } from './review-query.ts';

/** Reviews with a comment; those with stars only are counted in the summary. */
export interface ReviewListView {
  query: ReviewQuery;
  items: ReviewView[];
  /** How many the query has in all. */
  total: number;
  hasMore: boolean;
  /** True if the API failed, and the newest reviews are the fallback. */
  hasFailed?: boolean;
}

const apiOrders: Readonly<Record<ReviewOrder, string>> = { recentes: 'DESC', melhores: 'MELHORES', piores: 'PIORES' };

/** The API's limit of the newest reviews in a product's response: there may be more. */
const mostNewest = 30;

interface LoadReviewListInput {
  api: ApiClient;
  url: URL;
  productId: number;
  /** The newest reviews, from the product's response. */
  newest: readonly ReviewView[];
}

/** Loads the reviews of the page's query; the default query needs no request where the product's response has all. */
export async function loadReviewList({ api, url, productId, newest }: LoadReviewListInput): Promise<ReviewListView> {
  const query = parseReviewQuery(url.searchParams);
  const total = newest.length;
  const first = { query, items: newest.slice(0, query.count), total, hasMore: total > query.count };
  if (isDefaultQuery(query) && total < mostNewest) return first;
  const call = api.call('productReviews', {
    query: {
      idProduto: String(productId),
      offset: '0',
      limit: String(query.count),
      order: apiOrders[query.order],
      ...(query.stars !== undefined && { nota: String(query.stars) }),
    },
    skipsErrorPage: true,
  });
  const response = await orUndefined(call);
  if (!response) return { ...first, hasFailed: true };
  const { avaliacoes, info } = response;
  const items = avaliacoes.map(toReview);
  return { query, items, total: info.total, hasMore: info.total > query.count && canShowMore(query) };
}
