// Reviews of a product or kit: summary, list and form.

import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { useSentMessage } from '#web/forms/use-form.ts';
import { type ReviewsView, type ReviewView, reviewsId } from '../../../commerce/reviews/review.ts';
import type { ReviewListView } from './load-review-list.server.ts';
import { CommentFilter, ReviewItems, ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';

interface ReviewsProps {
  reviews: ReviewsView | undefined;
  /** The list of a product; a kit has no paged list, since its response holds all reviews. */
  list?: ReviewListView;
  /** "Avaliar este produto" */
  invitation: string;
  form: ReactNode;
}

export function Reviews({ reviews, list, invitation, form }: ReviewsProps) {
  return (
    <section
      id={reviewsId}
      aria-labelledby="avaliacoes-titulo"
      className={`section deferred-layout ${toUsualHeight(reviews)}`}
    >
      <h2 id="avaliacoes-titulo">Avaliações</h2>
      {reviews ? (
        <div className="mt-6 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-x-12">
          <ReviewSummary reviews={reviews} query={list?.query} />
          <div className="max-lg:mt-6">
            <OwnReview invitation={invitation} form={form} />
            <div className="mt-6">{list ? <ReviewList list={list} /> : <AllReviews items={reviews.items} />}</div>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-3 mb-4 text-ink-2">Seja a primeira pessoa a avaliar</p>
          <OwnReview invitation={invitation} form={form} />
        </>
      )}
    </section>
  );
}

/** As measured on a phone; see `.deferred-layout`. */
function toUsualHeight(reviews: ReviewsView | undefined): string {
  if (!reviews) return '[--usual-height:180px]';
  return reviews.count > 2 ? '[--usual-height:1640px]' : '[--usual-height:720px]';
}

function OwnReview({ invitation, form }: Pick<ReviewsProps, 'invitation' | 'form'>) {
  const wasSent = useSentMessage() === 'avaliacao';
  return (
    <details open={wasSent}>
      <summary className={buttonClass('secondary')}>{invitation}</summary>
      <div className="mt-4 max-w-[640px] rounded-card bg-soft p-5">{form}</div>
    </details>
  );
}

const shownAtOnce = 6;
const ofKit = 'Recomenda este kit';

function AllReviews({ items }: { items: readonly ReviewView[] }) {
  const rest = items.slice(shownAtOnce);
  return (
    <>
      <div className="mb-6 empty:hidden">
        <CommentFilter count={items.length} />
      </div>
      <ReviewItems items={items.slice(0, shownAtOnce)} recommendation={ofKit} />
      {rest.length > 0 && (
        <details className="group mt-7">
          <summary className="text-link inline-flex min-h-11 items-center group-open:hidden">
            {`Ver mais ${rest.length} ${rest.length === 1 ? 'avaliação' : 'avaliações'}`}
          </summary>
          <ReviewItems items={rest} recommendation={ofKit} />
        </details>
      )}
    </>
  );
}
