import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { reviewsId } from '../../../commerce/reviews/review.ts';
import { type ReviewQuery, toReviewSearch } from './review-query.ts';

interface ReviewLinkProps {
  query: ReviewQuery;
  isCurrent?: boolean;
  /** Where a new document begins; the reviews unless told. */
  anchor?: string;
  className: string;
  children: ReactNode;
}

/** Shows other reviews in place: with script nothing but them moves, without it the page opens at them. */
export function ReviewLink({ query, isCurrent, anchor = reviewsId, className, children }: ReviewLinkProps) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  const address = pathname + toReviewSearch(search, query);
  return (
    <a
      className={className}
      href={isHydrated ? address : `${address}#${anchor}`}
      data-navigation="in-place-replace"
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
