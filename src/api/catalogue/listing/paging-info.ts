import type { ListingInfo } from '#contract/shared.ts';
import type { ListingQuery } from './listing-query.ts';

type Window = Pick<ListingQuery, 'offset' | 'limit'>;

/** Page numbers count from 1. */
export function toPageNumber({ offset, limit }: Window): number {
  return Math.floor(offset / limit) + 1;
}

/** The page before one past the end is the last page. `toAddress` gets the query of a page, which the first one lacks. */
export function toPagingInfo(
  { offset, limit }: Window,
  { total, shown }: { total: number; shown: number },
  toAddress: (query: { pg?: string }) => string,
): Omit<ListingInfo, 'filtros'> {
  const page = toPageNumber({ offset, limit });
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const toPageUrl = (number: number): string => toAddress(number > 1 ? { pg: String(number) } : {});
  return {
    prev: offset > 0 ? toPageUrl(Math.min(Math.max(page - 1, 1), lastPage)) : '',
    self: toPageUrl(page),
    next: offset + limit < total ? toPageUrl(page + 1) : '',
    offset,
    limit,
    exibindo: shown,
    total,
  };
}
