import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A column from 768 on; below that it opens and closes, and stays open where no script can open it. */
export function FooterGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="footer-group" aria-label={title}>
      <h2 className="footer-title max-md:hidden">{title}</h2>
      <h2 className="footer-title md:hidden">
        <button type="button" className="footer-toggle" aria-expanded="true" aria-controls={id}>
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
