import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import { FailedQuote } from './failed-quote.tsx';
import { FreightPlace } from './freight-place.tsx';
import type { FreightTarget } from './freight-target.ts';
import { quoteFailedText } from './texts.ts';
import { useFreightLocation } from './use-freight-location.ts';
import type { FreightQuote } from './use-freight-quote.ts';

/** Loaded when there is something to quote. */
const LazyFreightList = lazyWithFallback(
  async () => (await import('./freight-list.tsx')).FreightList,
  ({ retry }) => (
    <div role="alert">
      <FailedQuote text={quoteFailedText} onRetry={retry} />
    </div>
  ),
);

interface FreightCalculatorProps {
  target: FreightTarget;
  /** Path and query of the page, for the form without script. */
  action: string;
  /** What the page's address asked for. */
  initial?: FreightQuote | undefined;
  fields?: ReactNode;
}

/** Freight of one product or kit. With a known place it calculates by itself once it is near the screen. */
export function FreightCalculator({ target, action, initial, fields }: FreightCalculatorProps) {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box);
  const { cep } = useFreightLocation(initial);
  return (
    // As high as the list that replaces the form, so that a known CEP causes no layout shift.
    <section ref={box} aria-label="Frete e prazo" className="flex min-h-40 flex-col gap-1">
      <FreightPlace initial={initial} action={action} fields={fields} />
      {cep !== undefined && (isNear || initial) && (
        <Suspense>
          <LazyFreightList target={target} cep={cep} initial={initial} />
        </Suspense>
      )}
    </section>
  );
}

/** True once the element has been near the viewport. */
function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
