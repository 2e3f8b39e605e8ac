import type { ReactNode } from 'react';
import { toProductCount } from './product-count.ts';

/** Characters that fit into two lines, at 1024 px and at 390 px. */
const maxCharsOnDesktop = 180;
const maxCharsOnMobile = 80;

interface ListingHeaderProps {
  title: string;
  total: number;
  intro: string;
  /** Rendered between heading and text, such as a corrected search. */
  note?: ReactNode;
}

export function ListingHeader({ title, total, intro, note }: ListingHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-ink-2" aria-live="polite">
          {toProductCount(total)}
        </p>
      </div>
      {note}
      {intro && <Intro text={intro} />}
    </header>
  );
}

function Intro({ text }: { text: string }) {
  if (text.length <= maxCharsOnMobile) return <p className="mt-2 max-w-[75ch] text-ink-2">{text}</p>;
  const isLong = text.length > maxCharsOnDesktop;
  return (
    <details className="group mt-2 max-w-[75ch] text-ink-2">
      <summary>
        <span className="line-clamp-2 group-open:line-clamp-none">{text}</span>
        <span
          className={`text-link inline-flex min-h-9 items-center text-small group-open:hidden ${isLong ? '' : 'md:hidden'}`}
        >
          Ler mais
        </span>
      </summary>
    </details>
  );
}
