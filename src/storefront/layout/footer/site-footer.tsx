// The footer: brand and social links, link menu, contact, payment logos, seals, legal line (specification 2).
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { openCookiePreferences } from '#web/consent/consent.ts';
import { Served } from '../../lib/served/served.tsx';
import { useShop } from '../../shops/shop-context.tsx';

export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const footer = useRef<HTMLElement>(null);
  const shop = useShop();
  // They stay open where no script can open them; another shop brings its own.
  useEffect(() => {
    for (const button of footer.current?.querySelectorAll('.footer-toggle') ?? []) setOpen(button, false);
  }, [shop]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- for the buttons in it
    <footer ref={footer} className="site-footer" onClick={answerClick}>
      <div className="row grid gap-x-10 gap-y-2 py-10 md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[260px_minmax(0,1fr)] md:py-14">
        <Served name="footer-brand" className="mb-4" />
        <div>
          <Served name="footer-groups" className="footer-groups" />
          <div className="mt-6 max-w-[640px] rounded-card bg-page p-5 text-ink">{newsletter}</div>
        </div>
      </div>
      <Served name="footer-marks" />
    </footer>
  );
}

function answerClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('.footer-toggle');
  if (button) setOpen(button, button.getAttribute('aria-expanded') !== 'true');
  if (target.closest('[data-cookies]')) {
    event.preventDefault();
    openCookiePreferences();
  }
}

function setOpen(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
  button.closest('.footer-group')?.toggleAttribute('data-closed', !isOpen);
}
