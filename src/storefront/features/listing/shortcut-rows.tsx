import type { ShortcutGroup } from './shortcuts.ts';

/** A row of pills for each group, which scrolls on small screens. */
export function ShortcutRows({ groups }: { groups: readonly ShortcutGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Escolha rápida" className="mt-3 flex flex-col gap-1">
      {groups.map((group) => (
        <div key={group.label} className="flex items-center">
          <p className="w-24 shrink-0 text-small font-semibold lg:w-28">{group.label}</p>
          <ul aria-label={group.label} className="shortcut-row">
            {group.shortcuts.map(({ label, href, isCurrent }) => (
              <li key={label} className="shrink-0">
                <a
                  href={href}
                  rel="nofollow"
                  data-navigation="in-place"
                  aria-current={isCurrent || undefined}
                  className="inline-flex min-h-11 items-center rounded-pill bg-soft px-4 text-small font-medium hover:bg-accent-soft aria-[current]:bg-cta aria-[current]:text-on-cta lg:min-h-9 lg:px-3"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
