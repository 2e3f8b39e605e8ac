export interface BreadcrumbEntry {
  label: string;
  href: string;
}

/** The last entry is the page itself, so it is not a link. */
export function Breadcrumb({ entries }: { entries: readonly BreadcrumbEntry[] }) {
  return (
    <nav aria-label="Caminho da página" className="overflow-x-auto text-micro text-ink-2">
      <ol className="flex items-center whitespace-nowrap">
        {entries.map((entry, index) => (
          <li key={entry.href} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {index === entries.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {entry.label}
              </span>
            ) : (
              <a href={entry.href} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
