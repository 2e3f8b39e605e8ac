import { use, useState } from 'react';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { type DeliveryLocation, HomeContext, useTypedLocation } from './delivery-location.ts';
import type { FreightQuote } from './use-freight-quote.ts';

interface FreightLocation {
  /** Undefined where the CEP is to be asked for. */
  location: DeliveryLocation | undefined;
  /** What freight is quoted for; undefined without. */
  cep: string | undefined;
}

/** Where freight goes: the typed place, before that what the page's address asked for, else where the customer lives. */
export function useFreightLocation(initial: FreightQuote | undefined): FreightLocation {
  const typed = useTypedLocation();
  const home = use(HomeContext);
  // Without script nothing but the form leads to another place than home.
  const isHydrated = useIsHydrated();
  // The address keeps its CEP: once the visit had a place, removing that must not bring the older one back.
  const [hadPlace, setHadPlace] = useState(false);
  if (typed && !hadPlace) setHadPlace(true);
  const asked = hadPlace ? undefined : initial;
  const location = typed ?? (isHydrated && !asked ? home : undefined);
  return { location, cep: location?.cep ?? (asked?.shipment && asked.cep) };
}
