import { useMemo } from 'react';
import { createToLocalUrl } from '#web/http/local-url.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { toDevice } from '#web/browser/device.ts';
import { toShopHref } from '../../shops/shop.ts';
import type { PopupViewOptions } from './popup-view.ts';

/** What turns an answer of the API into a popup of this browser. */
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
