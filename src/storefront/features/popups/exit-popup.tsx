import { useEffect, useState } from 'react';
import { isSavingData } from '#web/browser/prefetch.ts';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { canInterrupt } from './popup-timing.ts';
import { fetchPopup, loadPicture, type PopupView, usePopup } from './use-popup.ts';

const mouse = '(hover: hover) and (pointer: fine)';

/** Opens once per session for signed-in customers, when the mouse leaves the page at its top (specification 6). */
export function ExitPopup() {
  const prefetched = usePrefetchedPopup();
  const { popup, isOpen, show, close } = usePopup('exit');
  useEffect(() => {
    if (!prefetched) return undefined;
    const onLeave = (event: MouseEvent) => {
      if (event.clientY > 0 || wasShownInSession('exit') || !canInterrupt()) return;
      show(prefetched);
    };
    const page = document.documentElement;
    page.addEventListener('mouseleave', onLeave);
    return () => page.removeEventListener('mouseleave', onLeave);
  }, [prefetched, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

/** Prefetched with its picture, since a visitor who leaves does not wait. */
function usePrefetchedPopup(): PopupView | null {
  const href = useShopHref()(`${paths.popup}?nivel=saida`);
  const [popup, setPopup] = useState<PopupView | null>(null);
  useEffect(() => {
    if (wasShownInSession('exit') || isSavingData() || !window.matchMedia(mouse).matches) return undefined;
    const aborter = new AbortController();
    void fetchPopup(href, aborter.signal).then((view) => {
      if (aborter.signal.aborted) return;
      setPopup(view);
      if (view) void loadPicture(view);
    });
    return () => aborter.abort();
  }, [href]);
  return popup;
}
