import { ProductPrice } from '../../commerce/product/product-price.tsx';
import type { KitOfferView } from './kit-view.server.ts';

interface KitPriceProps {
  /** Undefined while the choice has no price. */
  offer: KitOfferView | undefined;
  /** For the summary of an open kit, beside its button. */
  isCompact?: boolean;
}

export function KitPrice({ offer, isCompact = false }: KitPriceProps) {
  return (
    <div aria-live="polite">
      {offer ? (
        <ProductPrice price={offer.price} size={isCompact ? 'card' : 'large'} isShortOnPhones={isCompact} />
      ) : (
        <p className="text-price font-bold text-ink-2">
          <span aria-hidden="true">R$ –</span>
          <span className="sr-only">Sem preço</span>
        </p>
      )}
      {offer?.savingText && (
        <p
          className={
            isCompact
              ? 'text-micro text-ink-2 max-lg:hidden'
              : 'mt-2 inline-block rounded-pill bg-ok-soft px-3.5 py-1.5 text-small font-semibold text-ok'
          }
        >
          {offer.savingText}
        </p>
      )}
    </div>
  );
}
