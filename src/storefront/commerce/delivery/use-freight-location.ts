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
  // Without script only the form can choose another place than the customer's address.
  const isHydrated = useIsHydrated();
  // The CEP stays in the URL: after the visitor removes the place, that older CEP must not return.
  const [hadPlace, setHadPlace] = useState(false);
  if (typed && !hadPlace) setHadPlace(true);
  const asked = hadPlace ? undefined : initial;
  const location = typed ?? (isHydrated && !asked ? home : undefined);
  return { location, cep: location?.cep ?? (asked?.shipment && asked.cep) };
}
