// Disclosures on the native <details>: they work without script.

import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  isOpen?: boolean;
  level?: 2 | 3;
  children: ReactNode;
}

export function Disclosure({ title, isOpen = false, level = 2, children }: DisclosureProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className="disclosure border-b border-line" open={isOpen}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <Heading className={level === 2 ? 'text-h3' : 'font-sans text-body font-semibold'}>{title}</Heading>
        <Icon name="chevron-down" className="disclosure-mark size-5" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
