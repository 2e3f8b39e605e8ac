import { useId } from 'react';
import { findThreshold, toFreeShippingProgress } from '#rules/free-shipping.ts';
import { formatReais } from '#rules/money.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import {
  type DeliveryLocation,
  useDeliveryLocation,
  useTypedLocation,
} from '../../commerce/delivery/delivery-location.ts';
import type { CartView } from './cart-view.ts';

interface FreeShippingBarProps {
  cart: CartView;
  /** Where the page's address wants it sent, while none was typed. */
  place?: Pick<DeliveryLocation, 'estado' | 'regiao'> | undefined;
}

/**
 * Specification 9: what is missing for free freight, by the region of the known place (the customer's own until another is
 * typed); shown by the setting's status.
 */
export function FreeShippingBar({ cart, place: asked }: FreeShippingBarProps) {
  const id = useId();
  const {
    status,
    valor,
    valorSulSudeste,
    inclusivo = false,
  } = useSettings().sistema.checkout.carrinho.alertaFreteGratisValorFixo;
  const known = useDeliveryLocation();
  const place = useTypedLocation() ?? asked ?? known;
  if (!status) return null;
  const rule = { threshold: valor, regionalThreshold: valorSulSudeste ?? valor, isInclusive: inclusivo };
  const threshold = findThreshold(rule, place && { state: place.estado, region: place.regiao });
  const progress = toFreeShippingProgress(cart.subtotal, threshold, inclusivo);
  // The bar counts the subtotal, as the specification says; freight is free by what the products cost in the end.
  const isLost = progress.hasWon && cart.total < threshold && cart.coupon?.hasFreeShipping !== true;
  return (
    <div className="rounded-card bg-soft px-4 py-3">
      <p id={id} role="status" className={`text-small ${progress.hasWon ? 'font-semibold text-ok' : ''}`}>
        {progress.message}
      </p>
      <progress
        className="free-shipping-progress"
        value={progress.fraction}
        max={1}
        aria-labelledby={id}
        data-won={progress.hasWon || undefined}
      />
      {isLost && (
        <p className="mt-1 text-micro text-ink-2">
          Com os descontos, os produtos ficam em {formatReais(cart.total)}: o frete econômico é grátis a partir de{' '}
          {formatReais(threshold)}.
        </p>
      )}
    </div>
  );
}
