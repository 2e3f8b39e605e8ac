import { PriceBlock } from '#ui/price-block.tsx';
import { toPriceTexts } from '../../lib/price-texts.ts';
import type { KitOfferView } from './kit-view.server.ts';

export function KitPrice({ offer }: { offer: KitOfferView }) {
  return (
    <div aria-live="polite">
      <PriceBlock {...toPriceTexts(offer.price)} size="large" />
      {offer.savingText && (
        <p className="mt-2 inline-block rounded-pill bg-ok-soft px-3.5 py-1.5 text-small font-semibold text-ok">
          {offer.savingText}
        </p>
      )}
    </div>
  );
}
