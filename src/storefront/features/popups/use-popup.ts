import { useCallback, useMemo, useState } from 'react';
import { toDevice } from '#web/browser/device.ts';
import { createToLocalUrl } from '#web/http/local-url.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { toShopHref } from '../../shops/shop.ts';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { isSuppressed, type PopupKind, recordShown } from './popup-history.ts';
import type { PopupView, PopupViewOptions } from './popup-view.ts';

interface PopupState {
  popup: PopupView | undefined;
  isOpen: boolean;
  /** Opens the popup, unless the visitor has seen it before. */
  show: (popup: PopupView) => void;
  close: () => void;
}

/** One popup of a kind: it closes on navigation, and is recorded as shown. */
export function usePopup(kind: PopupKind): PopupState {
  const [popup, setPopup] = useState<PopupView>();
  const { isOpen, open, close } = useOpenHere();
  const show = useCallback(
    (view: PopupView) => {
      if (isSuppressed(kind, view.id, Date.now())) return;
      recordShown(kind, view, Date.now());
      setPopup(view);
      open();
    },
    [kind, open],
  );
  return { popup, isOpen, show, close };
}

/** What `toPopupView` needs to know of the shop and the browser. */
export function usePopupOptions(siteUrl: string): PopupViewOptions {
  const shop = useShop();
  return useMemo(
    () => ({
      toHref: (path) => toShopHref(shop, path),
      toLocalUrl: createToLocalUrl(siteUrl),
      field: toDevice(navigator.userAgent).tipoImg.geral,
    }),
    [shop, siteUrl],
  );
}
