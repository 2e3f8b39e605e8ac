import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isReachedInPlace } from '#web/navigation-mode.ts';

/** The address that this document showed last. The frame mounts anew around an error page, so it cannot remember itself. */
let shownAddress: string | undefined;

/**
 * After a client navigation: focus on the new page's heading, unless only a part of the page changed. Answers the page's
 * name, for a live region.
 */
export function usePageFocus(): string {
  const location = useLocation();
  const { pathname, search } = location;
  const isInPlace = isReachedInPlace(location, useNavigationType());
  const [name, setName] = useState('');
  useEffect(() => {
    // Sending a form writes the query of its own page anew: spelt differently it is still the same.
    const address = `${pathname}?${new URLSearchParams(search)}`;
    const isFirst = shownAddress === undefined;
    if (shownAddress === address) return undefined;
    shownAddress = address;
    if (isFirst || isInPlace) return undefined;
    // The router has put the page where it belongs, at its top or where it was left: focus must not move it.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const timer = setTimeout(() => setName(document.title));
    return () => clearTimeout(timer);
  }, [pathname, search, isInPlace]);
  return name;
}
