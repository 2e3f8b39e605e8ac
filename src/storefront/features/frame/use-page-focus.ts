import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** After a client navigation: focus on the new page's heading. Answers the page's name, for a live region. */
export function usePageFocus(): string {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname + search);
  const [name, setName] = useState('');
  useEffect(() => {
    const address = pathname + search;
    if (before.current === address) return;
    before.current = address;
    setName(document.title);
    // Going back restores the scroll position: focus must not move it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: type === 'POP' });
  }, [pathname, search, type]);
  return name;
}
