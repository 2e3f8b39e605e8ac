import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { SignInPanel } from './sign-in-panel.tsx';

/** Its code comes when somebody reaches for it. */
const loadPanel = () => import('./sign-in-panel.tsx');

/**
 * The visitor's dropdown: a disclosure that closes by Esc, by a press or focus elsewhere and by a navigation. `place` holds
 * the trigger and the panel; `fallbackHref` is opened when the panel's code cannot be fetched.
 */
export function useSignInPanel(
  place: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  fallbackHref: string,
) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const [Panel, setPanel] = useState<typeof SignInPanel>();
  const isOpen = openedAt === key;

  const open = async () => {
    setOpenedAt(key);
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded.SignInPanel);
    } catch {
      window.location.assign(fallbackHref);
    }
  };
  const close = () => {
    setOpenedAt(undefined);
    trigger.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        setOpenedAt(undefined);
        trigger.current?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOpen, place, trigger]);

  return {
    Panel,
    isOpen,
    close,
    /** A failure shows itself when the button is pressed. */
    prepare: () => void loadPanel().catch(() => undefined),
    toggle: (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      if (isOpen) setOpenedAt(undefined);
      else void open();
    },
  };
}
