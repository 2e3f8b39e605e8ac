import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isSuppressed, type PopupKind, rememberShown } from './popup-memory.ts';
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
  const { key } = useLocation();
  const place = useRef(key);
  const [popup, setPopup] = useState<PopupView>();
  const [openedAt, setOpenedAt] = useState<string>();
  useEffect(() => {
    place.current = key;
  }, [key]);
  const show = useCallback(
    (view: PopupView) => {
      if (isSuppressed(kind, view.id, Date.now())) return;
      rememberShown(kind, view, Date.now());
      setPopup(view);
      setOpenedAt(place.current);
    },
    [kind],
  );
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { popup, isOpen: openedAt === key, show, close };
}
