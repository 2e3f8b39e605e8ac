// What stands in for content that is on its way, and what says that there is none.
import type { ReactNode } from 'react';

/** Give it the size of what it stands for. It shows itself after 200 ms only. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span className={`skeleton block rounded-input ${className}`} aria-hidden="true" />;
}

/** `label` is said once to screen readers, such as "Carregando produtos". */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
