import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatReais } from '#rules/money.ts';
import { PriceBlock } from '#ui/price-block.tsx';
import { toPriceTexts } from '../../../commerce/product/price-texts.ts';
import type { OfferView } from '../view/offer-view.server.ts';
import { Countdown } from './countdown.tsx';
import { InstallmentTable } from './installment-table.tsx';

/** The price of the selected offer. When its countdown ends, the page is loaded anew and says what it costs now. */
export function OfferPrice({ offer }: { offer: OfferView }) {
  const { revalidate } = useRevalidator();
  const hasEnded = useHasEnded(offer);
  if (offer.status === 'sobconsulta') return null;
  const isSoldOut = offer.status === 'indisponivel';
  return (
    <div>
      <div className={isSoldOut ? 'sold-out-price' : undefined}>
        <PriceBlock {...toPriceTexts(offer.price)} size="large" />
      </div>
      {!isSoldOut && <InstallmentTable installments={offer.installments} />}
      {offer.countdown && !isSoldOut && (
        <Countdown key={offer.countdown.endsAt} countdown={offer.countdown} onEnd={() => void revalidate()} />
      )}
      <p role="status" className="mt-2 text-small font-medium text-warn empty:hidden">
        {hasEnded && `A oferta terminou. Agora o preço é ${formatReais(offer.price.price)}.`}
      </p>
    </div>
  );
}

/** Whether an earlier load of the page had a countdown for this value that is gone. */
function useHasEnded({ valueId, countdown }: OfferView): boolean {
  const [counted, setCounted] = useState(new Set<number>());
  if (countdown && !counted.has(valueId)) setCounted(new Set([...counted, valueId]));
  return !countdown && counted.has(valueId);
}
