import { useCallback, useState } from 'react';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import type { SafeHtml } from '#ui/rich-text.tsx';
import { fetchJson } from '#web/http/fetch-json.ts';
import { isSuppressed, type PopupKind, recordShown } from './popup-history.ts';

export interface PopupView {
  id: number;
  title: string;
  html: SafeHtml;
  button: string;
  href: string;
  /** The code that its button takes along to the cart. */
  coupon?: string;
  picture: string;
  /** How long after the page it opens at the earliest. */
  delayMs: number;
  repeatAfterDays?: number;
}

/** One popup of a kind: `show` opens it unless the visitor has seen it before; it closes on navigation, and is recorded as shown. */
export function usePopup(kind: PopupKind) {
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

/** Fetches the popup of a level; null without one, and on failure (specification 7). */
export async function fetchPopup(href: string, signal: AbortSignal): Promise<PopupView | null> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the response of our own route `popup`
  return ((await fetchJson(href, { signal })) ?? null) as PopupView | null;
}

/** Resolves once the picture of a popup can be shown, or has failed to load. */
export async function loadPicture({ picture }: Pick<PopupView, 'picture'>): Promise<void> {
  if (!picture) return;
  const image = new Image();
  image.src = picture;
  await image.decode().catch(() => undefined);
}
