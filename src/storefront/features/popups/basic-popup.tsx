// Popups: the one that the merchant sets up per page level (this file, specification 2 and 4), and the exit popup.
import { useEffect } from 'react';
import type { Popup } from '#contract/content.ts';
import type { PageLevel } from '#contract/shared.ts';
import { callApi } from '#web/http/browser-api.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { isSavingData } from '#web/browser/prefetch.ts';
import { toShopHref } from '../../shops/shop.ts';
import { waitUntilInterruptible } from './popup-timing.ts';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { toPopupView } from './popup-view.ts';
import { usePopup, usePopupOptions } from './use-popup.ts';

/** No popup opens sooner after the visitor enters a page of another level. */
const minDelayMs = 8000;

export function BasicPopup({ level, siteUrl }: { level: PageLevel; siteUrl: string }) {
  const { loja } = useShop();
  const options = usePopupOptions(siteUrl);
  const { popup, isOpen, show, close } = usePopup('basic');
  useEffect(() => {
    if (wasShownInSession('basic') || isSavingData()) return undefined;
    const aborter = new AbortController();
    void waitForPopup({ level, loja, signal: aborter.signal }).then((answer) => {
      if (answer && !aborter.signal.aborted) show(toPopupView(answer, options));
    });
    return () => aborter.abort();
  }, [level, loja, options, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

interface Wait {
  level: PageLevel;
  loja: string | undefined;
  signal: AbortSignal;
}

async function waitForPopup({ level, loja, signal }: Wait): Promise<Popup | false> {
  const startedAt = performance.now();
  const popup = await fetchPopup({ level, loja, signal });
  if (popup) await waitUntilInterruptible(Math.max(minDelayMs, popup.atraso) - (performance.now() - startedAt), signal);
  return popup;
}

/** Specification 7: false on failure. */
async function fetchPopup({ level, loja, signal }: Wait): Promise<Popup | false> {
  try {
    return await callApi<'popup'>({ method: 'GET', path: toShopHref({ loja }, `/struct/popup/${level}`), signal });
  } catch {
    return false;
  }
}
