import { useId } from 'react';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import { findThreshold, toFreeShippingProgress, toThresholdText, wonFreeShipping } from '#rules/free-shipping.ts';
import {
  type DeliveryLocation,
  useDeliveryLocation,
  useTypedLocation,
} from '../../../commerce/delivery/delivery-location.ts';
import { useSettings } from '../../../shops/shop-context.tsx';
import type { CartView } from '../view/cart-view.ts';

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
  const rule = toFreeShippingRule(useSettings());
  const known = useDeliveryLocation();
  const place = useTypedLocation() ?? queryPlace ?? known;
  if (!rule) return null;
  const threshold = findThreshold(rule, place && { state: place.estado, region: place.regiao });
  const progress = cart.coupon?.freteGratis
    ? wonFreeShipping
    : toFreeShippingProgress(cart.subtotal, threshold, rule.isInclusive);
  return (
    <div className="rounded-card bg-soft px-4 py-3">
      <p id={id} role="status" className={`text-small ${progress.hasWon ? 'font-semibold text-ok' : ''}`}>
        {/* An element of its own: a browser's translation has replaced the text nodes that React would change. */}
        <span>{progress.message}</span>
        {!place && !progress.hasWon && rule.regionalThreshold < rule.threshold && (
          <span className="block text-ink-2">
            {`No Sul e Sudeste, ${toThresholdText(rule, rule.regionalThreshold)}.`}
          </span>
        )}
      </p>
      <progress
        className="free-shipping-progress"
        value={progress.fraction}
        max={1}
        aria-labelledby={id}
        data-won={progress.hasWon || undefined}
      />
    </div>
  );
}
