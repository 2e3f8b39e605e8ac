import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type DeliveryLocation, readLocation, subscribeToLocation } from '../../lib/visitor/delivery-location.ts';

/** "CEP" while the place is unknown, else "Curitiba - PR" (specification 2). */
export function LocationLabel() {
  const location = useSyncExternalStore<DeliveryLocation | undefined>(
    subscribeToLocation,
    readLocation,
    () => undefined,
  );
  return (
    <span className="flex items-center gap-1.5">
      <Icon name="pin" className="size-4" />
      Enviar para <b className="font-semibold">{location ? `${location.cidade} - ${location.estado}` : 'CEP'}</b>
    </span>
  );
}
