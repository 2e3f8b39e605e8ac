import { useSearchParams } from 'react-router';
import { FreightPlace } from '../../../commerce/delivery/freight-place.tsx';
import { FreightResults } from '../../../commerce/delivery/freight-results.tsx';
import { cepField } from '../../../commerce/delivery/freight-target.ts';
import type { FreightQuote } from '../../../commerce/delivery/use-freight-quote.ts';
import { paths } from '../../../paths.ts';
import type { useCartFreight } from './use-cart-freight.ts';

interface CartFreightProps {
  state: ReturnType<typeof useCartFreight>;
  initial?: FreightQuote | undefined;
}

/** The place of delivery and the delivery options of the cart. */
export function CartFreight({ state, initial }: CartFreightProps) {
  return (
    <section aria-label="Frete e prazo" className="freight group/freight">
      <FreightPlace initial={initial} action={paths.cart} />
      {state.cep !== undefined && <FreightResults state={state} />}
    </section>
  );
}

/** Preserves the CEP in the query across a no-script submit. */
export function HiddenCep() {
  const [query] = useSearchParams();
  const cep = query.get(cepField);
  return cep === null ? null : <input type="hidden" name={cepField} value={cep} />;
}
