import { type RefObject, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { decideConsent, openCookiePreferences } from '#web/consent/consent.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Not modal: the shop can be used without a decision. The three buttons have the same prominence. */
export function ConsentBar() {
  const bar = useRef<HTMLElement>(null);
  const toHref = useShopHref();
  useReservedHeight(bar);
  const decide = (isGranted: boolean) => decideConsent({ analytics: isGranted, marketing: isGranted });
  const answers = [
    { label: 'Aceitar', onClick: () => decide(true) },
    { label: 'Recusar', onClick: () => decide(false) },
    { label: 'Preferências', onClick: openCookiePreferences },
  ];
  return (
    <section ref={bar} aria-label="Aviso de cookies" className="consent-bar">
      <p className="text-small text-ink-2">
        Usamos os cookies que a sacola e a sua conta pedem. Com a sua permissão, também medimos o uso da loja e
        mostramos ofertas.{' '}
        <a href={toHref(paths.privacyPolicy)} className="text-link">
          Saiba mais
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        {answers.map(({ label, onClick }) => (
          <button
            key={label}
            type="button"
            onClick={onClick}
            className={buttonClass('secondary', 'card', 'consent-answer')}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Rules instead of a variable of the root element, which would recalculate the styles of the whole page. */
const toReservingRules = (height: string): string =>
  `html { scroll-padding-bottom: calc(${height} + var(--bar-height, 0px) + var(--toast-height, 0px)); }
  body { padding-bottom: ${height}; }
  .toast-area, .kit-summary, .buy-bar, .listing-bar { --consent-height: ${height}; }`;

/** Reserves the height of the bar, so that it covers nothing at the lower edge. */
function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const sheet = new CSSStyleSheet();
    const observer = new ResizeObserver(() => sheet.replaceSync(toReservingRules(`${element.offsetHeight}px`)));
    document.adoptedStyleSheets.push(sheet);
    observer.observe(element);
    return () => {
      observer.disconnect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [bar]);
}
