import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the heading of a list when the focused item is removed. The page does not scroll. */
export function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoval = count < before.current;
    before.current = count;
    if (!isRemoval || !target.current || document.activeElement !== document.body) return;
    // Set only now: a dialog focuses the first focusable element when it opens, which would be this heading.
    target.current.tabIndex = -1;
    target.current.focus({ preventScroll: true });
  }, [count]);
  return target;
}
