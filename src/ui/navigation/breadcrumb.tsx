import { Icon } from '../icon.tsx';

export interface BreadcrumbEntry {
  label: string;
  href: string;
}

/** The last entry is the page itself, so it is not a link. Phones have room for one entry: the page above. */
export function Breadcrumb({ entries }: { entries: readonly BreadcrumbEntry[] }) {
  const last = entries.length - 1;
  return (
    <nav aria-label="Caminho da página" className="max-w-(--grid) text-micro text-ink-2">
      <ol className="flex flex-wrap items-center">
        {entries.map((entry, index) => (
          <li
            key={entry.href}
            className={`flex items-center ${index === Math.max(0, last - 1) ? '' : 'max-md:hidden'}`}
          >
            {index > 0 && (
              <span aria-hidden="true" className="px-2 max-md:hidden">
                /
              </span>
            )}
            {index === last ? (
              <span aria-current="page" className="text-ink">
                {entry.label}
              </span>
            ) : (
              <a href={entry.href} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
                <Icon name="chevron-left" className="-ml-1 size-4 md:hidden" />
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
