import { Link } from 'react-router';
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

/** Real links: they work without script and can be shared. */
export function Pagination({ current, previous, next, numbers, hrefOf }: PaginationProps) {
  return (
    <nav aria-label="Páginas">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {previous !== undefined && (
          <li>
            <Link to={hrefOf(previous)} rel="prev" className={`${linkCell} gap-1 pr-4`}>
              <Icon name="chevron-left" className="size-4" />
              Anterior
            </Link>
          </li>
        )}
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
              <Link to={hrefOf(page)} className={linkCell}>
                <span className="sr-only">Página </span>
                {page}
              </Link>
            )}
          </li>
        ))}
        {next !== undefined && (
          <li>
            <Link to={hrefOf(next)} rel="next" className={`${linkCell} gap-1 pl-4`}>
              Próxima
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
