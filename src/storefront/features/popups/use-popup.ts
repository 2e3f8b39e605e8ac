import { useCallback, useState } from 'react';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { isSuppressed, type PopupKind, rememberShown } from './popup-history.ts';
import type { PopupView } from './popup-view.ts';

interface PopupState {
  popup: PopupView | undefined;
  isOpen: boolean;
  /** Opens it, unless the visitor has seen it before. */
  show: (popup: PopupView) => void;
  close: () => void;
}

/** One popup of a kind: open on the page that it came up on, and remembered from then on. */
export function usePopup(kind: PopupKind): PopupState {
  const [popup, setPopup] = useState<PopupView>();
  const { isOpen, open, close } = useOpenHere();
  const show = useCallback(
    (view: PopupView) => {
      if (isSuppressed(kind, view.id, Date.now())) return;
      rememberShown(kind, view, Date.now());
      setPopup(view);
      open();
    },
    [kind, open],
  );
  return { popup, isOpen, show, close };
}
