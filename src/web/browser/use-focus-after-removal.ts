import { type RefObject, useEffect, useRef } from 'react';

/** For a heading above a list: where an item takes the focus with it, the heading gets it. The page stays where it is. */
export function useFocusAfterRemoval(count: number): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoval = count < before.current;
    before.current = count;
    if (!isRemoval || !target.current || document.activeElement !== document.body) return;
    // Not before: a dialog that opens may give its focus to whatever can have it.
    target.current.tabIndex = -1;
    target.current.focus({ preventScroll: true });
  }, [count]);
  return target;
}
