import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer is over an element or the focus is inside it: automatic movement pauses meanwhile. */
export function useIsHoveredOrFocused(ref: RefObject<HTMLElement | null>): boolean {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = (type: string, value: boolean) =>
      element.addEventListener(type, () => setActive(value), { signal: listening.signal });
    listen('pointerenter', true);
    listen('pointerleave', false);
    listen('focusin', true);
    listen('focusout', false);
    return () => listening.abort();
  }, [ref]);
  return isActive;
}
