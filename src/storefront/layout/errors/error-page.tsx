import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { type ErrorView, errorTexts, onErrorPage } from '#web/errors/error-view.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { documentMode } from '#web/navigation-mode.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { toShopHref } from '../../shops/shop.ts';

/**
 * All errors except 404, which it shows only where the layout is missing: status, message and the two fixed links; in debug
 * mode also the failed call.
 */
export function ErrorPage({ view }: { view: ErrorView }) {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const isNotFound = view.message === errorTexts.notFound;
  const refusal = isNotFound ? errorTexts.notFoundTitle : view.message;
  const title = view.status >= 500 ? errorTexts.ours : refusal;
  return (
    <MessageLayout label={`Erro ${view.status}`} title={title}>
      <UnlistedHead title={title} />
      {view.message !== title && (
        <p lang={isNotFound ? 'en' : undefined} className="mt-4 text-lead text-ink-2">
          {view.message}
        </p>
      )}
      {view.api && <ApiDetails view={view} endpoint={view.api.endpoint} />}
      <a href={pathname + search} data-navigation={documentMode} className={buttonClass('primary', 'regular', 'mt-8')}>
        Tentar de novo
      </a>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <li>
          <a href={toShopHref(shop, shop.path)} className="text-link" onClick={goBack}>
            {errorTexts.back}
          </a>
        </li>
        <li>
          <a href={toShopHref(shop, shop.path)} className="text-link">
            {errorTexts.home}
          </a>
        </li>
      </ul>
    </MessageLayout>
  );
}

function ApiDetails({ view, endpoint }: { view: ErrorView; endpoint: string }) {
  return (
    <div className="mt-6 max-w-full overflow-x-auto rounded-input bg-tint p-5">
      <h2 className="text-h3">{errorTexts.apiTitle}</h2>
      <p className="mt-2">{view.message}</p>
      <p className="mt-2 font-mono text-small">
        {view.status} {endpoint}
      </p>
      {view.status === 404 && (
        <p className="mt-2 text-small text-ink-2">Verifique o cadastro deste item no painel administrativo da loja.</p>
      )}
    </div>
  );
}

/** If the history has no previous page, the link's own address leads home. */
function goBack(event: React.MouseEvent): void {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
}

/** Throws the failure of a call that the visitor makes in debug mode to the error page, until the next navigation. */
export function ShownErrorPage({ isDebugAllowed }: { isDebugAllowed: boolean }) {
  const { key, search } = useLocation();
  const [shown, setShown] = useState<{ view: ErrorView; key: string }>();
  const isDebug = isDebugAllowed && new URLSearchParams(search).has('debug');
  useEffect(() => (isDebug ? onErrorPage((view) => setShown({ view, key })) : undefined), [isDebug, key]);
  if (shown?.key === key)
    throw Object.assign(new Error(shown.view.message), { status: shown.view.status, data: shown.view });
  return null;
}
