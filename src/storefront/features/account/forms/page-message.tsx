import { useEffect, useRef, useState } from 'react';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { FormMessage } from './form-message.tsx';
import type { FormResult } from './form-result.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** How a form went whose place in the page may be gone by then: focus that went with it comes here. */
export function PageMessage({ result }: { result: FormResult | undefined }) {
  const area = useRef<HTMLDivElement>(null);
  // A region that comes into the page with its text is not read out: after a navigation the text comes a moment later.
  const isDocument = !useIsHydrated();
  const [isShown, setShown] = useState(isDocument);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  useLostFocus(area, result);
  return (
    <div ref={area} tabIndex={-1} className="mt-4 outline-none empty:mt-0">
      <FormMessage result={isShown ? result : undefined} />
    </div>
  );
}
