import type { ReactNode } from 'react';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { reviewsId } from '../../../commerce/reviews/review.ts';
import { ReviewItem } from '../reviews/review-list.tsx';
import { Bar, BigMean } from '../reviews/review-summary.tsx';
import type { StoreReviewsView } from './store-review-view.server.ts';

interface StoreReviewPageProps {
  title: string;
  /** The merchant's introduction. */
  text: string;
  form: ReactNode;
  reviews: StoreReviewsView | undefined;
  hrefOf: (page: number) => string;
}

/** Specification 2: the page that an invitation links to. */
export function StoreReviewPage({ title, text, form, reviews, hrefOf }: StoreReviewPageProps) {
  return (
    <div className="row pt-6 lg:pt-10">
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className="mt-3 max-w-[60ch] text-lead text-ink-2">{text}</p>}
      <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-x-16">
        <div className="rounded-card bg-soft p-5 lg:p-8">{form}</div>
        {reviews && <StoreReviewSummary reviews={reviews} />}
      </div>
      {reviews && <StoreReviewList reviews={reviews} hrefOf={hrefOf} />}
    </div>
  );
}

export function StoreReviewList({ reviews, hrefOf }: { reviews: StoreReviewsView; hrefOf: (page: number) => string }) {
  return (
    <section id={reviewsId} aria-labelledby="avaliacoes-titulo" className="section">
      <h2 id="avaliacoes-titulo" className="mb-6">
        O que dizem da loja
      </h2>
      <ul className="grid max-w-[860px] gap-7">
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} {...review} />
        ))}
      </ul>
      {reviews.pages.numbers.length > 1 && (
        <div className="mt-8">
          <Pagination {...reviews.pages} hrefOf={hrefOf} />
        </div>
      )}
    </section>
  );
}

export function StoreReviewSummary({ reviews }: { reviews: StoreReviewsView }) {
  return (
    <section aria-labelledby="media-da-loja" className="max-lg:mt-10">
      <h2 id="media-da-loja" className="mb-5">
        A loja até aqui
      </h2>
      <BigMean mean={reviews.mean} text={`${reviews.count} ${reviews.count === 1 ? 'avaliação' : 'avaliações'}`} />
      <ul className="mt-5 grid gap-2.5 text-small">
        {reviews.bars.map((bar) => (
          <li key={bar.label} className="grid grid-cols-[8.5em_minmax(0,1fr)_3em] items-center gap-3">
            <span>{bar.label}</span>
            <Bar fraction={bar.fraction} />
            <span className="text-right text-ink-2 tabular-nums">{bar.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
