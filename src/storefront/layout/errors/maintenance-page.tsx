import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { contentId } from '#ui/navigation/skip-link.tsx';
import { errorTexts } from '#web/errors/error-view.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { documentMode } from '#web/navigation-mode.ts';
import { Logo } from '../../shops/logo.tsx';
import { useShop } from '../../shops/shop-context.tsx';

/** Replaces every page in maintenance (specification 9), with status 503 and Retry-After. */
export function MaintenancePage() {
  const shop = useShop();
  const { pathname, search } = useLocation();
  return (
    <main id={contentId} className="row flex min-h-dvh flex-col items-center justify-center py-16 text-center">
      <UnlistedHead title={`${errorTexts.maintenance} | ${shop.nome}`} />
      <Logo shop={shop} className="text-logo text-brand-strong" />
      <h1 tabIndex={-1} className="mt-10">
        {errorTexts.maintenance}
      </h1>
      <p className="mt-4 max-w-[44ch] text-lead text-balance text-ink-2">
        Voltamos em instantes. O que você colocou na sacola continua guardado.
      </p>
      <a href={pathname + search} data-navigation={documentMode} className={buttonClass('primary', 'regular', 'mt-8')}>
        Tentar de novo
      </a>
    </main>
  );
}
