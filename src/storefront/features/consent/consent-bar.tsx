import { type RefObject, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { decideConsent, openCookiePreferences } from '../../lib/consent/consent.ts';
import { useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** Not modal: the shop can be used without deciding. The three answers weigh the same. */
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

/** Says how high the bar is, so that nothing at the lower edge is covered (surfaces.css: `--consent-height`). */
function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => style.setProperty('--consent-height', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [bar]);
}
