// Popups. This file: the one that the merchant sets up for pages of a level (specification 2 and 4).
import { useEffect } from 'react';
import type { Popup } from '#contract/content.ts';
import type { PageLevel } from '#contract/shared.ts';
import { callApi } from '#web/http/browser-api.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { isSavingData } from '#web/browser/prefetch.ts';
import { toShopHref } from '../../shops/shop.ts';
import { waitForMoment } from './popup-timing.ts';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { fromPopup } from './popup-view.ts';
import { usePopup } from './use-popup.ts';
import { usePopupOptions } from './use-popup-options.ts';

/** No popup comes sooner after a visitor has come to a page of another level. */
const leastDelayMs = 8000;

export function BasicPopup({ level, siteUrl }: { level: PageLevel; siteUrl: string }) {
  const { loja } = useShop();
  const options = usePopupOptions(siteUrl);
  const { popup, isOpen, show, close } = usePopup('basic');
  useEffect(() => {
    if (wasShownInSession('basic') || isSavingData()) return undefined;
    const leaving = new AbortController();
    void waitForPopup({ level, loja, signal: leaving.signal }).then((answer) => {
      if (answer && !leaving.signal.aborted) show(fromPopup(answer, options));
    });
    return () => leaving.abort();
  }, [level, loja, options, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

interface Wait {
  level: PageLevel;
  loja: string | undefined;
  signal: AbortSignal;
}

async function waitForPopup({ level, loja, signal }: Wait): Promise<Popup | false> {
  const cameAt = performance.now();
  const popup = await fetchPopup({ level, loja, signal });
  if (popup) await waitForMoment(Math.max(leastDelayMs, popup.atraso) - (performance.now() - cameAt), signal);
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
