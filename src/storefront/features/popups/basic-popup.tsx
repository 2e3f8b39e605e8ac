// Popups: the one that the merchant sets up per page level (this file, specification 2 and 4), and the exit popup.

import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import type { PageLevel } from '#contract/shared.ts';
import { isSavingData } from '#web/browser/prefetch.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { isFirstView, waitUntilInterruptible } from './popup-timing.ts';
import { fetchPopup, type PopupView, usePopup } from './use-popup.ts';

/** No popup opens sooner after the visitor enters a page of another level. */
const minDelayMs = 8000;

export function BasicPopup({ level }: { level: PageLevel }) {
  const href = useShopHref()(`${paths.popup}?nivel=${level}`);
  const type = useNavigationType();
  const mayOpen = !isFirstView(type);
  const { popup, isOpen, show, close } = usePopup('basic');
  useEffect(() => {
    if (!mayOpen || wasShownInSession('basic') || isSavingData()) return undefined;
    const aborter = new AbortController();
    void waitForPopup(href, aborter.signal).then((view) => {
      if (view && !aborter.signal.aborted) show(view);
    });
    return () => aborter.abort();
  }, [href, mayOpen, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

async function waitForPopup(href: string, signal: AbortSignal): Promise<PopupView | null> {
  const startedAt = performance.now();
  const popup = await fetchPopup(href, signal);
  if (popup)
    await waitUntilInterruptible(Math.max(minDelayMs, popup.delayMs) - (performance.now() - startedAt), signal);
  return popup;
}
