import { useId } from 'react';
import { findThreshold, toFreeShippingProgress } from '#rules/free-shipping.ts';
import { formatReais } from '#rules/money.ts';
import {
  type DeliveryLocation,
  useDeliveryLocation,
  useTypedLocation,
} from '../../commerce/delivery/delivery-location.ts';
import { useSettings } from '../../shops/shop-context.tsx';
import type { CartView } from './cart-view.ts';

interface FreeShippingBarProps {
  cart: CartView;
  /** The place of the CEP in the query, used until another is typed. */
  place?: Pick<DeliveryLocation, 'estado' | 'regiao'> | undefined;
}

/**
 * Specification 9: the amount missing for free freight, by the region of the typed place, else of the CEP in the query, else
 * of the customer's address. The setting's status enables it.
 */
export function FreeShippingBar({ cart, place: queryPlace }: FreeShippingBarProps) {
  const id = useId();
  const {
    status,
    valor,
    valorSulSudeste,
    inclusivo = false,
  } = useSettings().sistema.checkout.carrinho.alertaFreteGratisValorFixo;
  const known = useDeliveryLocation();
  const place = useTypedLocation() ?? queryPlace ?? known;
  if (!status) return null;
  const rule = { threshold: valor, regionalThreshold: valorSulSudeste ?? valor, isInclusive: inclusivo };
  const threshold = findThreshold(rule, place && { state: place.estado, region: place.regiao });
  const progress = toFreeShippingProgress(cart.subtotal, threshold, inclusivo);
  // The specification bases the bar on the subtotal, but free freight depends on the discounted total.
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
