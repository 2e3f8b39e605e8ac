import { useCallback, useEffect, useRef } from 'react';
import { useOpenHere } from './use-open-here.ts';

/**
 * A panel beside the trigger that opens it: closes on Esc, which restores the focus, on a press or focus outside, and by a
 * navigation. `root` is the element that contains both.
 */
export function usePopover<Trigger extends HTMLElement>() {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);
  const { isOpen, open, close } = useOpenHere();
  const closeAndReturn = useCallback(() => {
    close();
    trigger.current?.focus();
  }, [close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeAndReturn(), { signal });
    return () => listening.abort();
  }, [isOpen, close, closeAndReturn]);
  return { root, trigger, isOpen, open, close, closeAndReturn };
}
