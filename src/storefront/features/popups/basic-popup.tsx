// Popups: the one that the merchant sets up per page level (this file, specification 2 and 4), and the exit popup.

import { useEffect } from 'react';
import type { PageLevel } from '#contract/shared.ts';
import { isSavingData } from '#web/browser/prefetch.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { waitUntilInterruptible } from './popup-timing.ts';
import { fetchPopup, loadPicture, type PopupView, usePopup } from './use-popup.ts';

export function BasicPopup({ level }: { level: PageLevel }) {
  const href = useShopHref()(`${paths.popup}?nivel=${level}`);
  const { popup, isOpen, show, close } = usePopup('basic');
  useEffect(() => {
    if (wasShownInSession('basic') || isSavingData()) return undefined;
    const aborter = new AbortController();
    void waitForPopup(href, aborter.signal).then((view) => {
      if (view && !aborter.signal.aborted) show(view);
    });
    return () => aborter.abort();
  }, [href, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

/** The delay counts from the page on, since its level is known then. */
async function waitForPopup(href: string, signal: AbortSignal): Promise<PopupView | null> {
  const startedAt = performance.now();
  const popup = await fetchPopup(href, signal);
  if (!popup) return null;
  await loadPicture(popup);
  await waitUntilInterruptible(popup.delayMs - (performance.now() - startedAt), signal);
  return popup;
}
