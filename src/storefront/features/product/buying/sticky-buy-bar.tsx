import { type RefObject, useEffect, useState } from 'react';
import { formatReais } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import type { PriceView } from '../../../commerce/product/price-texts.ts';

interface StickyBuyBarProps {
  /** The wrapper of the real button: the bar is visible while it is above the viewport. */
  anchor: RefObject<HTMLElement | null>;
  price: PriceView;
  isBusy: boolean;
}

/** Below 1024 px: price and button at the bottom once the real button has scrolled out of view. */
export function StickyBuyBar({ anchor, price, isBusy }: StickyBuyBarProps) {
  const isShown = useIsAbove(anchor);
  return (
    <div className="buy-bar lg:hidden" data-shown={isShown || undefined} inert={!isShown}>
      <p className="leading-tight tabular-nums">
        <b className="block text-price font-bold">{formatReais(price.price)}</b>
        {price.cash !== undefined && (
          <span className="text-micro font-semibold text-pix">{formatReais(price.cash)} no Pix</span>
        )}
      </p>
      <Button className="grow" isBusy={isBusy} onClick={() => anchor.current?.closest('form')?.requestSubmit()}>
        Adicionar à sacola
      </Button>
    </div>
  );
}

function useIsAbove(anchor: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The margin extends the viewport downwards, so that the anchor leaves it only at the top.
    const observer = new IntersectionObserver((entries) => setAbove(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '0px 0px 1000000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [anchor]);
  return isAbove;
}
