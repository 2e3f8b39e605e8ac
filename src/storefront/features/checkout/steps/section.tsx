import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { navigationModes } from '#web/navigation-mode.ts';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { findOpenStep, type Section as SectionName, type Step, stepKey, toSection } from './steps.ts';

interface SectionProps {
  name: SectionName;
  title: string;
  /** What was entered, as text; undefined while it is not complete. */
  entered: ReactNode;
  /** The forms while it is open. */
  children: ReactNode;
}

/** A section of the page: open with its forms, else what was entered with a link to change it. */
export function Section({ name, title, entered, children }: SectionProps) {
  const { checkout, open } = useCheckout();
  const isOpen = toSection(open) === name;
  // A later section has its defaults, but nothing before it may be missing.
  const canOpen = toSection(findOpenStep(checkout, { step: name, refusedForm: undefined })) === name;
  const isEntered = entered !== undefined && canOpen && !isOpen;
  return (
    <section
      id={name}
      aria-labelledby={`${name}-titulo`}
      className="scroll-mt-24 border-t border-line py-6 first-of-type:border-0 first-of-type:pt-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2
          id={`${name}-titulo`}
          tabIndex={-1}
          className={`flex scroll-mt-28 items-center gap-2.5 text-h3 outline-none ${isOpen || isEntered ? '' : 'text-ink-2'}`}
        >
          <span>{title}</span>
          {isEntered && <Icon name="check" className="size-5 text-ok" />}
        </h2>
        {isEntered && <ChangeLink step={name} what={title} />}
      </div>
      {isOpen && <div className="mt-4">{children}</div>}
      {isEntered && <div className="mt-2 text-ink-2">{entered}</div>}
    </section>
  );
}

interface ChangeLinkProps {
  step: Step;
  /** Makes the accessible name unique. */
  what: string;
  children?: ReactNode;
}

export function ChangeLink({ step, what, children = 'Mudar' }: ChangeLinkProps) {
  const toHref = useShopHref();
  return (
    <Link
      to={toHref(`${paths.checkout}?${stepKey}=${step}#${toSection(step)}`)}
      {...navigationModes['in-place']}
      aria-label={`Mudar ${what.toLowerCase()}`}
      className="text-link inline-flex min-h-11 items-center"
    >
      {children}
    </Link>
  );
}
