import { StarRow } from '#ui/stars.tsx';
import type { ReviewsView, ReviewView } from '../view/review-view.server.ts';
import { reviewsId } from './anchors.ts';

const shownAtOnce = 6;
const oneDecimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Text only: nothing that a reviewer wrote is read as markup. */
export function Reviews({ reviews }: { reviews: ReviewsView | undefined }) {
  return (
    <section id={reviewsId} aria-labelledby="avaliacoes-titulo" className="section scroll-mt-24">
      <h2 id="avaliacoes-titulo">Avaliações</h2>
      {reviews ? (
        <div className="mt-6 lg:grid lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-x-12">
          <Summary reviews={reviews} />
          <ReviewList items={reviews.items} />
        </div>
      ) : (
        <p className="mt-3 text-ink-2">Seja a primeira pessoa a avaliar</p>
      )}
    </section>
  );
}

function Summary({ reviews }: { reviews: ReviewsView }) {
  const { mean, count, histogram } = reviews;
  return (
    <div className="h-fit rounded-card bg-soft p-5 lg:sticky lg:top-24">
      <p className="flex items-center gap-4">
        <span className="font-display text-display leading-none text-heading tabular-nums">
          {oneDecimal.format(mean)}
        </span>
        <span>
          <StarRow mean={mean} />
          <span className="text-small text-ink-2">
            {count} {count === 1 ? 'avaliação' : 'avaliações'}
          </span>
        </span>
      </p>
      {histogram.length > 0 && (
        <ul className="mt-4 grid gap-1.5 text-small">
          {histogram.map((bar) => (
            <li key={bar.stars} className="grid grid-cols-[5.5em_minmax(0,1fr)_2.5em] items-center gap-2">
              <span>
                {bar.stars} {bar.stars === 1 ? 'estrela' : 'estrelas'}
              </span>
              <Bar fraction={bar.count / count} />
              <span className="text-right text-ink-2 tabular-nums">{bar.count}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Drawn, so that its length needs no inline style. */
function Bar({ fraction }: { fraction: number }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-pill"
      aria-hidden="true"
    >
      <rect width="100" height="8" className="fill-line" />
      <rect width={Math.round(fraction * 100)} height="8" className="fill-star" />
    </svg>
  );
}

function ReviewList({ items }: { items: readonly ReviewView[] }) {
  const first = items.slice(0, shownAtOnce);
  const rest = items.slice(shownAtOnce);
  return (
    <div className="max-lg:mt-8">
      <ul className="grid gap-7">
        {first.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group mt-7">
          <summary className="text-link inline-flex min-h-11 items-center group-open:hidden">
            Ver mais {rest.length} {rest.length === 1 ? 'avaliação' : 'avaliações'}
          </summary>
          <ul className="grid gap-7">
            {rest.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function ReviewItem({ review }: { review: ReviewView }) {
  return (
    <li className="border-b border-line pb-7 last:border-0">
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow mean={review.stars} />
          <span className="sr-only">Nota {review.stars} de 5</span>
          <span className="font-semibold">{review.name}</span>
          <time dateTime={review.date} className="text-small text-ink-2">
            {review.dateText}
          </time>
        </p>
        <p className="mt-2 max-w-[70ch] whitespace-pre-line">{review.comment}</p>
        {review.isRecommended && <p className="mt-1 text-small text-ok">Recomenda este produto</p>}
      </article>
    </li>
  );
}
