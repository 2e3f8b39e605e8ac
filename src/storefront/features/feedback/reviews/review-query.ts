// Filter, order and count of a product's reviews, in the query of its page, so that each state has a URL.

import { sentKey } from '#web/forms/use-form.ts';

export type ReviewOrder = 'recentes' | 'melhores' | 'piores';

export interface ReviewQuery {
  /** Undefined shows all. */
  stars: number | undefined;
  order: ReviewOrder;
  /** The maximum number of reviews. */
  count: number;
}

export const pageSize = 6;
/** The maximum limit of the API. */
const maxCount = 96;

export const orderLabels: readonly { order: ReviewOrder; label: string }[] = [
  { order: 'recentes', label: 'Mais recentes' },
  { order: 'melhores', label: 'Melhores' },
  { order: 'piores', label: 'Piores' },
];

export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = query.get('estrelas') ?? '';
  const order = query.get('ordem');
  const count = Number(query.get('avaliacoes'));
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    order: order === 'melhores' || order === 'piores' ? order : 'recentes',
    count: Number.isInteger(count) ? Math.min(maxCount, Math.max(pageSize, count)) : pageSize,
  };
}

/** True for the newest reviews without a filter, which the product's response already contains. */
export function isDefaultQuery({ stars, order, count }: ReviewQuery): boolean {
  return stars === undefined && order === 'recentes' && count === pageSize;
}

export function canShowMore({ count }: ReviewQuery): boolean {
  return count < maxCount;
}

/** The query of the page with another review query; keys with default values are omitted. */
export function toReviewSearch(search: string, { stars, order, count }: ReviewQuery): string {
  const query = new URLSearchParams(search);
  query.delete(sentKey);
  const keys = {
    estrelas: stars === undefined ? '' : String(stars),
    ordem: order === 'recentes' ? '' : order,
    avaliacoes: count === pageSize ? '' : String(count),
  };
  for (const [key, value] of Object.entries(keys)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return String(query) ? `?${query}` : '';
}
