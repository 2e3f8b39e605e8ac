import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Open state of an overlay that belongs to one page of the visit: a navigation closes it, with `pathname` only one to
 * another path. `open` and `close` have stable identities.
 */
export function useOpenHere(by: 'key' | 'pathname' = 'key') {
  const key = useLocation()[by];
  const here = useRef(key);
  const [openedAt, setOpenedAt] = useState<string>();
  // Closed for good: going back to the page must not open it again.
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  useEffect(() => {
    here.current = key;
  }, [key]);
  const open = useCallback(() => setOpenedAt(here.current), []);
  const close = useCallback(() => setOpenedAt(undefined), []);
  return { isOpen: openedAt === key, open, close };
}
