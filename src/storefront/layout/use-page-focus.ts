import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isReachedInPlace } from '#web/navigation-mode.ts';

/** The URL that this document showed last. The layout remounts around an error page, so component state would lose it. */
let shownAddress: string | undefined;

/**
 * After a client navigation focuses the new page's heading, unless only a part of the page has changed. Returns the page's
 * name, for a live region.
 */
export function usePageFocus(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const isInPlace = isReachedInPlace(location, useNavigationType());
  const [name, setName] = useState('');
  useEffect(() => {
    // A form may re-encode the query of its own page; a different encoding is still the same URL.
    const address = `${pathname}?${new URLSearchParams(search)}`;
    const isFirst = shownAddress === undefined;
    if (shownAddress === address) return undefined;
    shownAddress = address;
    if (isFirst || isInPlace) return undefined;
    // The router has already restored or reset the scroll position: the focus must not change it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title));
    return () => clearTimeout(timer);
  }, [pathname, search, isInPlace]);
  return name;
}
