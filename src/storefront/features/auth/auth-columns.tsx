import type { ReactNode } from 'react';
import { Note } from '#ui/feedback/note.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';

interface AuthColumnsProps {
  title: string;
  lead?: string;
  /** A status message at the top, such as an expired session. */
  notice?: { text: string; isGood: boolean } | undefined;
  children: ReactNode;
  aside: ReactNode;
}

/** The layout of the sign-in and sign-up pages: the form, and the alternatives beside it. */
export function AuthColumns({ title, lead, notice, children, aside }: AuthColumnsProps) {
  return (
    <div className="row py-8 lg:py-14">
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-16">
        <div className="w-full max-w-140">
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className="mt-3 text-lead text-ink-2">{lead}</p>}
          {notice && (
            <Note role="status" tone={notice.isGood ? 'ok' : 'warn'} className="mt-5">
              {notice.text}
            </Note>
          )}
          <div className="mt-7">{children}</div>
        </div>
        <aside className="rounded-box bg-tint px-6 py-8 lg:px-9">{aside}</aside>
      </div>
    </div>
  );
}

const benefits: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: 'Acompanhe cada pedido, do preparo à entrega' },
  { icon: 'heart', text: 'Guarde seus favoritos e encontre-os em qualquer aparelho' },
  { icon: 'pin', text: 'Compre sem digitar o endereço outra vez' },
];

export function AccountBenefits() {
  return (
    <ul className="mt-5 flex flex-col gap-4">
      {benefits.map(({ icon, text }) => (
        <li key={text} className="flex gap-3">
          <Icon name={icon} className="mt-0.5 size-5 text-brand" />
          <UnbrokenText>{text}</UnbrokenText>
        </li>
      ))}
    </ul>
  );
}
