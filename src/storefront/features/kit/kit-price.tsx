import { PriceBlock } from '#ui/price-block.tsx';
import { toPriceTexts } from '../../lib/views/price-texts.ts';
import type { KitOfferView } from './kit-view.server.ts';

interface KitPriceProps {
  offer: KitOfferView;
  /** Beside the button of an open kit. */
  isCompact?: boolean;
}

export function KitPrice({ offer, isCompact = false }: KitPriceProps) {
  const texts = toPriceTexts(offer.price);
  if (isCompact) {
    return (
      <div aria-live="polite">
        <PriceBlock {...texts} />
        {offer.savingText && <p className="text-micro text-ink-2">{offer.savingText}</p>}
      </div>
    );
  }
  return (
    <div aria-live="polite">
      <PriceBlock {...texts} size="large" />
      {offer.savingText && (
        <p className="mt-2 inline-block rounded-pill bg-ok-soft px-3.5 py-1.5 text-small font-semibold text-ok">
          {offer.savingText}
        </p>
      )}
    </div>
  );
}
