import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'sale' | 'muted';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-field text-ink',
  sale: 'bg-sale text-on-sale',
  muted: 'bg-ink text-page',
};

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-pill px-[11px] py-2 text-badge font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}
