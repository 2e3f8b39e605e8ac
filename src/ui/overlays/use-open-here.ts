import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Open state of an overlay that a navigation closes. `open` and `close` are stable. */
export function useOpenHere() {
  const { key } = useLocation();
  const here = useRef(key);
  const [openedAt, setOpenedAt] = useState<string>();
  // For good: going back to the page must not open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  useEffect(() => {
    here.current = key;
  }, [key]);
  const open = useCallback(() => setOpenedAt(here.current), []);
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { isOpen: openedAt === key, open, close };
}
