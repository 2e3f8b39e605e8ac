import type { ReactNode } from 'react';

interface NewTabLinkProps {
  href: string;
  className?: string;
  /** True for a page of others that must not learn where its visitor comes from. */
  isUntraced?: boolean;
  children: ReactNode;
}

/** Opens beside the page, which so keeps what was typed; screen readers say so. */
export function NewTabLink({ href, className = 'text-link', isUntraced = false, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel={isUntraced ? 'noopener noreferrer' : 'noopener'} className={className}>
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}
