import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sale' | 'muted';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-field text-ink',
  sale: 'bg-sale text-on-sale',
  muted: 'bg-ink text-page',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** Its place on a picture. */
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return <span className={['badge', tones[tone], className].filter(Boolean).join(' ')}>{children}</span>;
}
