import type { ReactNode } from 'react';
import { UnbrokenText } from '../unbroken-text.tsx';

interface EmptyStateProps {
  /** A line drawing of 96 px. */
  motif?: ReactNode;
  /** One sentence. */
  text: string;
  /** One link or button. */
  action?: ReactNode;
}

export function EmptyState({ motif, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-5 py-10 text-center">
      <span className="text-brand" aria-hidden="true">
        {motif ?? <SprigMotif />}
      </span>
      <p className="max-w-[32ch] text-lead text-balance text-ink-2">
        <UnbrokenText>{text}</UnbrokenText>
      </p>
      {action}
    </div>
  );
}

export function SprigMotif() {
  return (
    <svg
      viewBox="0 0 96 96"
      className="size-24 fill-none stroke-current stroke-[2] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      <path d="M48 90V22M48 78C34 76 26 66 24 54c14 2 22 12 24 24zM48 78c14-2 22-12 24-24-14 2-22 12-24 24zM48 52c-11-2-17-9-19-19 11 2 17 9 19 19zM48 52c11-2 17-9 19-19-11 2-17 9-19 19zM48 24c-5-6-5-12 0-18 5 6 5 12 0 18z" />
    </svg>
  );
}
