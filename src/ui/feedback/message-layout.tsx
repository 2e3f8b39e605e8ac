import type { ReactNode, Ref } from 'react';
import { UnbrokenText } from '../unbroken-text.tsx';
import { SprigMotif } from './empty-state.tsx';

interface MessageLayoutProps {
  /** A line drawing 96 px high. */
  motif?: ReactNode;
  /** A short line above the title. */
  label?: string;
  title: string;
  /** Refers to the title, so that it can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function MessageLayout({ motif, label, title, titleRef, children }: MessageLayoutProps) {
  return (
    <section className="row flex flex-col items-start py-16">
      <span className="text-brand" aria-hidden="true">
        {motif ?? <SprigMotif />}
      </span>
      {label && <p className="mt-6 text-small font-semibold text-ink-2">{label}</p>}
      <h1 ref={titleRef} tabIndex={-1} className={label ? 'mt-2' : 'mt-6'}>
        <UnbrokenText>{title}</UnbrokenText>
      </h1>
      {children}
    </section>
  );
}
