import { type RefObject, useEffect, useState } from 'react';

/** Whether the top of an element was scrolled out of the window. */
export function useIsStuck(ref: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(entry !== undefined && entry.boundingClientRect.top < 0),
      { threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isStuck;
}
