import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useOpenHere } from '#ui/overlays/use-open-here.ts';
import { isDesktop } from '#web/browser/screen-width.tsx';
import { onTyped } from './on-typed.ts';

/** Specification 9. */
const hoverHideMs = 300;

/**
 * Whether suggestions may show (specification 4): from focus or typing until blur, or 300 ms after it if the pointer is over
 * one of `areas`. A navigation and a resize below the desktop width also hide them.
 */
export function useShown(field: RefObject<HTMLInputElement | null>, areas: readonly RefObject<HTMLElement | null>[]) {
  const { isOpen: isShown, open, close } = useOpenHere();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const overlapping = useRef(areas);
  useEffect(() => {
    overlapping.current = areas;
  }, [areas]);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    close();
  }, [close]);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    if (isDesktop()) open();
  }, [open]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const blur = () => {
      const isOver = overlapping.current.some((area) => area.current?.matches(':hover'));
      if (isOver) timer.current = setTimeout(hide, hoverHideMs);
      else hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('focus', show, { signal });
    onTyped(input, show, signal);
    input.addEventListener('focusout', blur, { signal });
    return () => listening.abort();
  }, [field, show, hide]);

  useEffect(() => {
    if (!isShown) return;
    const hideOffDesktop = () => !isDesktop() && hide();
    window.addEventListener('resize', hideOffDesktop);
    return () => window.removeEventListener('resize', hideOffDesktop);
  }, [isShown, hide]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isShown, show, hide };
}
