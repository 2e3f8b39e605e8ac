import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { ShortcutGroup } from './shortcuts.ts';

/** A row of pills for each group, which scrolls on small screens; from 1024 px on they are above the filters. */
export function ShortcutRows({ groups }: { groups: readonly ShortcutGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Escolha rápida" className="mb-4 flex flex-col gap-1 lg:mb-8 lg:gap-4 lg:pr-3">
      {groups.map((group) => (
        <ShortcutRow key={group.label} {...group} />
      ))}
    </nav>
  );
}

function ShortcutRow({ label: name, shortcuts }: ShortcutGroup) {
  const row = useRef<HTMLUListElement>(null);
  const current = shortcuts.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => {
    const pill = row.current?.children[current];
    if (row.current && pill) scrollIntoRow(row.current, pill);
  }, [current]);
  return (
    <div className="items-center max-lg:flex">
      <p className="w-24 shrink-0 text-small font-semibold lg:mb-1 lg:w-auto">{name}</p>
      <ul ref={row} aria-label={name} className="shortcut-row">
        {shortcuts.map(({ label, href, isCurrent }) => (
          <li key={label} className="shrink-0">
            <a
              href={href}
              rel="nofollow"
              data-navigation="in-place"
              aria-current={isCurrent || undefined}
              aria-label={isCurrent ? `Remover filtro ${label}` : undefined}
              className="inline-flex min-h-11 items-center gap-1 rounded-pill bg-soft px-4 text-small font-medium hover:bg-accent-soft aria-[current]:bg-cta aria-[current]:text-on-cta lg:min-h-9 lg:px-3"
            >
              <span>{label}</span>
              {isCurrent && <Icon name="close" className="-mr-1 size-4" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Centres a pill that is cut off. `scrollIntoView` would scroll the page too. */
function scrollIntoRow(row: Element, pill: Element): void {
  const visible = row.getBoundingClientRect();
  const { left, right } = pill.getBoundingClientRect();
  if (left >= visible.left && right <= visible.right) return;
  row.scrollLeft += (left + right - visible.left - visible.right) / 2;
}
