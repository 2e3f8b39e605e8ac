import { Icon } from '../icon.tsx';

interface PaginationProps {
  current: number;
  previous: number | undefined;
  next: number | undefined;
  /** Page numbers, with `undefined` for a gap. */
  numbers: readonly (number | undefined)[];
  hrefOf: (page: number) => string;
}

const cell = 'inline-flex h-11 min-w-11 items-center justify-center rounded-pill px-2 font-medium tabular-nums';
const linkCell = `${cell} hover:bg-soft`;
/** The first and the last page have one neighbour only, which is centred on a phone. */
const alone = 'max-sm:col-span-2 max-sm:justify-self-center';

/** Real links: they work without script and can be shared. On a phone the page numbers have their own row. */
export function Pagination({ current, previous, next, numbers, hrefOf }: PaginationProps) {
  return (
    <nav aria-label="Páginas" className="grid grid-cols-2 items-center gap-1 sm:grid-cols-[1fr_minmax(0,auto)_1fr]">
      {previous !== undefined && (
        <a
          href={hrefOf(previous)}
          rel="prev"
          className={`${linkCell} gap-1 pr-4 sm:justify-self-end ${next === undefined ? alone : 'max-sm:justify-self-end'}`}
        >
          <Icon name="chevron-left" className="size-4" />
          Anterior
        </a>
      )}
      <ul className="order-first col-span-2 flex flex-wrap justify-center gap-1 sm:order-none sm:col-span-1 sm:col-start-2">
        {numbers.map((page, index) => (
          <li key={page ?? `gap-${numbers[index - 1]}`}>
            {page === undefined && <span className={`${cell} text-ink-2`}>…</span>}
            {page !== undefined && page === current && (
              <span aria-current="page" className={`${cell} bg-cta text-on-cta forced-colors:border-4`}>
                <span className="sr-only">Página </span>
                {page}
              </span>
            )}
            {page !== undefined && page !== current && (
              <a href={hrefOf(page)} className={linkCell}>
                <span className="sr-only">Página </span>
                {page}
              </a>
            )}
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <a
          href={hrefOf(next)}
          rel="next"
          className={`${linkCell} gap-1 pl-4 sm:col-start-3 sm:justify-self-start ${previous === undefined ? alone : 'max-sm:col-start-2'}`}
        >
          Próxima
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
