import { useSyncExternalStore } from 'react';
import { findThreshold, toFreeShippingProgress } from '#rules/free-shipping.ts';
import { readLocation, subscribeToLocation } from '../../lib/visitor/delivery-location.ts';
import { useSettings } from '../../lib/shop-context.tsx';

/** Specification 9: what is missing for free freight, by the region of the known place; shown by the setting's status. */
export function FreeShippingBar({ subtotal }: { subtotal: number }) {
  const {
    status,
    valor,
    valorSulSudeste,
    inclusivo = false,
  } = useSettings().sistema.checkout.carrinho.alertaFreteGratisValorFixo;
  const location = useSyncExternalStore(subscribeToLocation, readLocation, () => undefined);
  if (!status) return null;
  const rule = { threshold: valor, regionalThreshold: valorSulSudeste ?? valor, isInclusive: inclusivo };
  const threshold = findThreshold(rule, location?.estado);
  const progress = toFreeShippingProgress(subtotal, threshold, inclusivo);
  return (
    <div className="rounded-card bg-soft px-4 py-3">
      <p id="frete-gratis" role="status" className={`text-small ${progress.hasWon ? 'font-semibold text-ok' : ''}`}>
        {progress.message}
      </p>
      <progress
        className="free-shipping-progress"
        value={progress.fraction}
        max={1}
        aria-labelledby="frete-gratis"
        data-won={progress.hasWon || undefined}
      />
    </div>
  );
}
