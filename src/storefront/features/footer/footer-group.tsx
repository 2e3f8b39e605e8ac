import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

/** A column from 768 on; below that it opens and closes, and stays open where no script can open it. */
export function FooterGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useIsHydrated();
  return (
    <section className="footer-group" aria-label={title} data-closed={(isHydrated && !isOpen) || undefined}>
      <h2 className="footer-title max-md:hidden">{title}</h2>
      <h2 className="footer-title md:hidden">
        <button
          type="button"
          className="footer-toggle"
          aria-expanded={isOpen || !isHydrated}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
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
