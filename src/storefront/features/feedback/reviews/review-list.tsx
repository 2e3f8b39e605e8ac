import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isReachedInPlace } from '#web/navigation-mode.ts';
import type { ReviewView } from '../../../commerce/reviews/review.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewLink } from './review-links.tsx';
import type { ReviewListView } from './load-review-list.server.ts';
import { orderLabels, pageSize } from './review-query.ts';

/** Reviews that are filtered, ordered and shown page by page. */
export function ReviewList({ list }: { list: ReviewListView }) {
  const { query, items, hasMore, hasFailed } = list;
  return (
    <div>
      <ul className="mb-6 flex flex-wrap items-center gap-2" aria-label="Ordem das avaliações">
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
      {hasFailed && <p className="mb-6 text-small text-danger">Não deu certo agora. Mostramos as mais recentes.</p>}
      <p role="status" className={items.length > 0 ? 'sr-only' : 'text-ink-2'}>
        {toStatusText(items.length, query.stars)}
      </p>
      <ReviewItems items={items} />
      <More list={list} key={String(hasMore)} />
    </div>
  );
}

function toStatusText(count: number, stars: number | undefined): string {
  const ofStars = stars === undefined ? '' : ` de ${stars} ${stars === 1 ? 'estrela' : 'estrelas'}`;
  if (count === 0) return `Nenhuma avaliação com comentário${ofStars}.`;
  return `${count} ${count === 1 ? 'avaliação' : 'avaliações'} com comentário${ofStars}.`;
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

/** The link to the next ones; when the last have come, words that take over its focus. */
function More({ list: { query, items, hasMore } }: { list: ReviewListView }) {
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = isReachedInPlace(useLocation(), useNavigationType());
  useEffect(() => {
    // The link that was pressed is gone, and with it the place of whoever uses the keyboard.
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
