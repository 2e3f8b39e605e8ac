// Which reviews of a product are shown: query keys of its page, so that every choice is an address.
import { sentKey } from '#web/forms/use-form.ts';

export type ReviewOrder = 'recentes' | 'melhores' | 'piores';

export interface ReviewQuery {
  /** Undefined shows all. */
  stars: number | undefined;
  order: ReviewOrder;
  /** How many at most. */
  count: number;
}

export const pageSize = 6;
/** As many as the API gives at once. */
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

/** Whether the address asks for anything but the newest ones. */
export function isDefaultQuery({ stars, order, count }: ReviewQuery): boolean {
  return stars === undefined && order === 'recentes' && count === pageSize;
}

export function canShowMore({ count }: ReviewQuery): boolean {
  return count < maxCount;
}

/** The page's query with another choice; another filter or order begins with the first ones. */
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
  return query.size > 0 ? `?${query}` : '';
}
