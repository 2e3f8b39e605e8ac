import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { StarRow } from '#ui/stars.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { isReachedInPlace } from '#web/navigation-mode.ts';
import { type ReviewView, reviewsId, formatIsoDay } from '../../../commerce/reviews/review.ts';
import type { ReviewListView } from './load-review-list.server.ts';
import { orderLabels, pageSize, type ReviewQuery, toReviewSearch } from './review-query.ts';

export function ReviewList({ list }: { list: ReviewListView }) {
  const { query, items, total, hasMore, hasFailed } = list;
  return (
    <div>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <CommentFilter count={total} stars={query.stars} />
        {(items.length > 1 || hasMore || query.stars !== undefined) && (
          <ul className="flex flex-wrap items-center gap-2" aria-label="Ordem das avaliações">
            {orderLabels.map(({ order, label }) => (
              <li key={order}>
                <ReviewLink
                  query={{ ...query, order, count: pageSize }}
                  isCurrent={query.order === order}
                  className="inline-flex min-h-11 items-center rounded-pill px-4 text-small font-medium hover:underline aria-[current]:bg-accent-soft aria-[current]:font-semibold lg:min-h-9"
                >
                  {label}
                </ReviewLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasFailed && <p className="mb-6 text-small text-danger">Não deu certo agora. Mostramos as mais recentes.</p>}
      <ReviewItems items={items} />
      <More list={list} key={String(hasMore)} />
    </div>
  );
}

/** The filter that is always on: ratings of stars alone are counted in the summary, and not listed. */
export function CommentFilter({ count, stars }: { count: number; stars?: number | undefined }) {
  if (count === 0 && stars === undefined) return null;
  const ofStars = stars === undefined ? '' : ` e ${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`;
  return (
    <p
      role="status"
      className="inline-flex min-h-9 items-center rounded-pill bg-accent-soft px-4 text-small font-semibold"
    >
      {`Com comentário${ofStars} (${count})`}
    </p>
  );
}

interface ReviewItemsProps {
  items: readonly ReviewView[];
  recommendation?: string;
}

export function ReviewItems({ items, recommendation = 'Recomenda este produto' }: ReviewItemsProps) {
  return (
    <ul className="grid gap-7">
      {items.map((review) => (
        <ReviewItem key={review.id} {...review} anchor={toItemId(review)} text={review.comment}>
          {review.isRecommended && <p className="mt-1 text-small text-ok">{recommendation}</p>}
        </ReviewItem>
      ))}
    </ul>
  );
}

function toItemId({ id }: { id: number }): string {
  return `avaliacao-${id}`;
}

/** The link to more reviews; after the last ones a text replaces it and takes its focus. */
function More({ list: { query, items, hasMore } }: { list: ReviewListView }) {
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = isReachedInPlace(useLocation(), useNavigationType());
  useEffect(() => {
    // The pressed link is unmounted, so keyboard users would lose their position.
    if (wasPressed && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [wasPressed]);
  const last = items.at(-1);
  if (!last) return null;
  if (!hasMore) {
    if (query.count === pageSize) return null;
    return (
      <p ref={end} tabIndex={-1} className="text-small text-ink-2">
        Essas são todas as avaliações com comentário.
      </p>
    );
  }
  return (
    <ReviewLink
      query={{ ...query, count: query.count + pageSize }}
      anchor={toItemId(last)}
      className="text-link inline-flex min-h-11 items-center"
    >
      Ver mais avaliações
    </ReviewLink>
  );
}

interface ReviewLinkProps {
  query: ReviewQuery;
  isCurrent?: boolean;
  /** The fragment of the no-script link; by default the section of reviews. */
  anchor?: string;
  className: string;
  children: ReactNode;
}

/** Replaces the reviews in place by client navigation; without script the new document scrolls to them. */
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

interface ReviewItemProps {
  /** The id that a link's fragment may name. */
  anchor?: string;
  stars: number;
  name: string;
  /** An ISO 8601 date without time. */
  date: string;
  text: string;
  origin?: string;
  answer?: string;
  children?: ReactNode;
}

/** Renders the reviewer's input as text, never as markup. */
export function ReviewItem({ anchor, stars, name, date, text, origin, answer, children }: ReviewItemProps) {
  return (
    <li id={anchor} className="border-b border-line pb-7 last:border-0">
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow mean={stars} />
          <span className="sr-only">Nota {stars} de 5</span>
          <span className="font-semibold">{name}</span>
          <time dateTime={date} className="text-small text-ink-2">
            {formatIsoDay(date)}
          </time>
          {origin && <span className="text-small text-ink-2">{origin}</span>}
        </p>
        {text && <p className="mt-2 max-w-[70ch] whitespace-pre-line">{text}</p>}
        {children}
        {answer && (
          <p className="mt-2 border-l-2 border-brand pl-3">
            <span className="block text-micro text-ink-2">Resposta da loja</span>
            {answer}
          </p>
        )}
      </article>
    </li>
  );
}
