import type { ReactNode } from 'react';

/** A label beside a name, such as "Principal". */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-pill bg-accent-soft px-3 py-1 font-sans text-micro font-medium text-ink">{children}</span>
  );
}
