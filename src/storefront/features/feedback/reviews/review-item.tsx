import type { ReactNode } from 'react';
import { StarRow } from '#ui/stars.tsx';
import { formatIsoDay } from '../../../commerce/reviews/review.ts';

interface ReviewItemProps {
  /** Where a link can lead. */
  anchor?: string;
  stars: number;
  name: string;
  /** ISO 8601, the day alone. */
  date: string;
  text: string;
  /** Said under the words. */
  children?: ReactNode;
}

/** Text only: nothing that a reviewer wrote is read as markup. */
export function ReviewItem({ anchor, stars, name, date, text, children }: ReviewItemProps) {
  return (
    <li id={anchor} className="scroll-mt-24 border-b border-line pb-7 last:border-0">
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRow mean={stars} />
          <span className="sr-only">Nota {stars} de 5</span>
          <span className="font-semibold">{name}</span>
          <time dateTime={date} className="text-small text-ink-2">
            {formatIsoDay(date)}
          </time>
        </p>
        {text && <p className="mt-2 max-w-[70ch] whitespace-pre-line">{text}</p>}
        {children}
      </article>
    </li>
  );
}
