import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import type { PriceView } from './price-texts.ts';

interface StickyBuyBarProps {
  /** The wrapper of the real button: the bar is visible while it is out of view. */
  anchor: RefObject<HTMLElement | null>;
  /** Undefined while a choice has no price. */
  price: PriceView | undefined;
  /** The button or link. */
  children: ReactNode;
}

/** Below 1024 px: price and button at the bottom of the screen, from the first paint. */
export function StickyBuyBar({ anchor, price, children }: StickyBuyBarProps) {
  const isShown = useIsOutOfView(anchor);
  return (
    <div
      role="group"
      aria-label="Comprar"
      className="buy-bar lg:hidden"
      data-shown={isShown || undefined}
      inert={!isShown}
    >
      <p className="leading-tight tabular-nums">
        {price && <b className="block text-price font-bold">{formatReais(price.price)}</b>}
        {price?.cash !== undefined && (
          <span className="text-micro font-semibold text-pix">{formatReais(price.cash)} no Pix</span>
        )}
      </p>
      {children}
    </div>
  );
}

/** True at first: on a phone the real button is below the first screen. */
function useIsOutOfView(anchor: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(true);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The bar covers the last of the button until it is whole.
    const observer = new IntersectionObserver((entries) => setOut((entries.at(-1)?.intersectionRatio ?? 0) < 0.99), {
      threshold: [0, 0.99],
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return isOut;
}
