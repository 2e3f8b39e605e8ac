import { useEffect, useState } from 'react';
import type { Banner } from '#contract/content.ts';
import { callApi } from '#web/http/browser-api.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { isSavingData } from '#web/browser/prefetch.ts';
import { toShopHref } from '../../shops/shop.ts';
import { canInterrupt } from './popup-timing.ts';
import { PopupDialog } from './popup-dialog.tsx';
import { wasShownInSession } from './popup-history.ts';
import { toExitPopupView } from './popup-view.ts';
import { usePopup, usePopupOptions } from './use-popup.ts';

const mouse = '(hover: hover) and (pointer: fine)';

/** Opens once per session for signed-in customers, when the mouse leaves the page at its top (specification 6). */
export function ExitPopup({ siteUrl }: { siteUrl: string }) {
  const options = usePopupOptions(siteUrl);
  const banner = useExitBanner();
  const { popup, isOpen, show, close } = usePopup('exit');
  useEffect(() => {
    if (!banner) return undefined;
    const onLeave = (event: MouseEvent) => {
      if (event.clientY > 0 || wasShownInSession('exit') || !canInterrupt()) return;
      show(toExitPopupView(banner, options));
    };
    const page = document.documentElement;
    page.addEventListener('mouseleave', onLeave);
    return () => page.removeEventListener('mouseleave', onLeave);
  }, [banner, options, show]);
  return popup ? <PopupDialog popup={popup} isOpen={isOpen} onClose={close} /> : null;
}

/** Prefetched, since a visitor who leaves does not wait. A failure means no popup. */
function useExitBanner(): Banner | undefined {
  const { loja } = useShop();
  const [banner, setBanner] = useState<Banner>();
  useEffect(() => {
    if (wasShownInSession('exit') || isSavingData() || !window.matchMedia(mouse).matches) return undefined;
    const aborter = new AbortController();
    const path = toShopHref({ loja }, '/showcase/banners/popup-intencao-saida');
    callApi<'banners'>({ method: 'GET', path, signal: aborter.signal }).then(
      ({ banners }) => setBanner(banners[0]),
      () => setBanner(undefined),
    );
    return () => aborter.abort();
  }, [loja]);
  return banner;
}
