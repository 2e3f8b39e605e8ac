import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { MessageLayout } from '#ui/feedback/message-layout.tsx';
import { type ErrorView, errorTexts, onErrorPage } from '#web/errors/error-view.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { documentMode } from '#web/navigation-mode.ts';
import { paths } from '../../paths.ts';
import { useSettings, useShop } from '../../shops/shop-context.tsx';
import { toShopHref } from '../../shops/shop.ts';

/** Messages that say only that something failed: they stand beside the status, and the page says what the visitor can do. */
const bareMessages: readonly string[] = [errorTexts.network, errorTexts.unknown];

/**
 * All errors except 404, which it shows only where the layout is missing: status, message, what the visitor can do, and the two
 * fixed links; in debug mode also the failed call.
 */
export function ErrorPage({ view }: { view: ErrorView }) {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const isNotFound = view.message === errorTexts.notFound;
  const isBare = bareMessages.includes(view.message);
  const title = toTitle(view);
  return (
    <MessageLayout label={`Erro ${view.status}${isBare ? ` · ${view.message}` : ''}`} title={title}>
      <UnlistedHead title={title} />
      {view.message !== title && !isBare && (
        <p lang={isNotFound ? 'en' : undefined} className="mt-4 text-lead text-ink-2">
          {view.message}
        </p>
      )}
      <p className="mt-4 max-w-[48ch] text-lead text-pretty text-ink-2">{toAdvice(view)}</p>
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
        <Help />
      </ul>
    </MessageLayout>
  );
}

function toTitle({ status, message }: ErrorView): string {
  if (message === errorTexts.network) return errorTexts.notLoaded;
  if (status >= 500) return errorTexts.ours;
  return message === errorTexts.notFound ? errorTexts.notFoundTitle : message;
}

function toAdvice({ status, message }: ErrorView): string {
  if (status < 500) return errorTexts.linkAdvice;
  const advice = message === errorTexts.network ? errorTexts.networkAdvice : errorTexts.waitAdvice;
  // Messages such as that of a busy shop say it themselves.
  return /tente de novo/i.test(message) ? errorTexts.kept : `${advice} ${errorTexts.kept}`;
}

/** A phone works while pages do not. */
function Help() {
  const shop = useShop();
  const { telefoneContato: phone } = useSettings().sistema.geral.site;
  return (
    <li>
      {'Não passou? '}
      {phone ? (
        <a href={`tel:+55${phone.replaceAll(/\D/g, '')}`} className="text-link">{`Ligue para ${phone}`}</a>
      ) : (
        <a href={toShopHref(shop, paths.contact)} className="text-link">
          Fale conosco
        </a>
      )}
    </li>
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
