import { Icon } from '#ui/icon.tsx';
import { formatOneDecimal, StarRow } from '#ui/stars.tsx';
import type { ReviewsView } from '../../../commerce/reviews/review.ts';
import { ReviewLink } from './review-list.tsx';
import { pageSize, type ReviewQuery } from './review-query.ts';

interface ReviewSummaryProps {
  reviews: ReviewsView;
  /** The current query of the list; without it the bars are not links. */
  query: ReviewQuery | undefined;
}

export function ReviewSummary({ reviews, query }: ReviewSummaryProps) {
  const { mean, count, histogram } = reviews;
  return (
    <div className="h-fit rounded-card bg-soft p-5 lg:sticky lg:top-24">
      <BigMean mean={mean} text={`${count} ${count === 1 ? 'avaliação' : 'avaliações'}`} />
      {histogram.length > 0 && (
        <ul className="mt-4 grid text-small lg:gap-1" aria-label="Notas">
          {histogram.map((bar) => (
            <li key={bar.stars}>
              <BarRow bar={bar} total={count} query={query} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function BigMean({ mean, text }: { mean: number; text: string }) {
  return (
    <p className="flex items-center gap-4">
      <span className="font-display text-display leading-none text-heading tabular-nums">
        {formatOneDecimal(mean)}
        <span className="sr-only"> de 5</span>
      </span>
      <span>
        <StarRow mean={mean} />
        <span className="text-small text-ink-2">{text}</span>
      </span>
    </p>
  );
}

interface BarRowProps {
  bar: ReviewsView['histogram'][number];
  total: number;
  query: ReviewQuery | undefined;
}

const row = 'grid grid-cols-[5.5em_minmax(0,1fr)_2.5em_1rem] items-center gap-2 min-h-11 lg:min-h-7';

/** Each bar links to the reviews with its rating, and to all reviews while that filter is active. */
function BarRow({ bar, total, query }: BarRowProps) {
  const content = (
    <>
      <span>{`${bar.stars} ${bar.stars === 1 ? 'estrela' : 'estrelas'}`}</span>
      <Bar fraction={bar.count / total} />
      <span className="text-right text-ink-2 tabular-nums">
        <span>{bar.count}</span>
        <span className="sr-only">{bar.count === 1 ? ' avaliação' : ' avaliações'}</span>
      </span>
    </>
  );
  if (!query || bar.count === 0) return <span className={row}>{content}</span>;
  const isCurrent = query.stars === bar.stars;
  return (
    <ReviewLink
      query={{ ...query, count: pageSize, stars: isCurrent ? undefined : bar.stars }}
      isCurrent={isCurrent}
      className={`${row} rounded-input hover:underline aria-[current]:font-semibold`}
    >
      {content}
      {isCurrent && (
        <>
          <Icon name="close" className="size-4" />
          <span className="sr-only">remover filtro</span>
        </>
      )}
    </ReviewLink>
  );
}

/** The bar is an SVG, since its width as an inline style would violate the content security policy. */
export function Bar({ fraction }: { fraction: number }) {
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
