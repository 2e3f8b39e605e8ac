import { useState } from 'react';
import { useDeliveryLocation } from '../visitor/delivery-location.ts';
import type { FreightQuote } from './use-freight-quote.ts';

/** The CEP that freight is quoted for: the visit's place, before that what the page's address asked for; undefined without. */
export function useFreightCep(initial: FreightQuote | undefined): string | undefined {
  const location = useDeliveryLocation();
  // The address keeps its CEP: once the visit had a place, removing that must not bring the older one back.
  const [hadPlace, setHadPlace] = useState(false);
  if (location && !hadPlace) setHadPlace(true);
  return location?.cep ?? (initial?.shipment && !hadPlace ? initial.cep : undefined);
}
