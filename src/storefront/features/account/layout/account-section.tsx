import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** The id, which the redirect after a no-script submit names as fragment. */
  id?: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section id={id} className="mt-8 scroll-mt-16 border-t border-line pt-8 first-of-type:border-0 first-of-type:pt-0">
      <h2 className="text-h3">{title}</h2>
      {intro && <div className="mt-2 max-w-[60ch] text-ink-2">{intro}</div>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
