import { type ReactNode, useState } from 'react';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { Icon } from '#ui/icon.tsx';

/** A column from 768 px on; below, a disclosure that stays open without script. */
export function FooterGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded || !isHydrated;
  return (
    <section className="footer-group" aria-label={title} data-closed={!isOpen || undefined}>
      <h2 className="footer-title max-md:hidden">{title}</h2>
      <h2 className="footer-title md:hidden">
        <button
          type="button"
          className="footer-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setExpanded(!isOpen)}
        >
          {title}
          <Icon name="chevron-down" className="size-4" />
        </button>
      </h2>
      <div id={id} className="footer-group-content">
        {children}
      </div>
    </section>
  );
}
