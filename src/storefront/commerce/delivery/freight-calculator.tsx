import { type ReactNode, useRef } from 'react';
import { useIsNear } from '#web/browser/use-is-near.ts';
import { FreightPlace } from './freight-place.tsx';
import { FreightResults } from './freight-results.tsx';
import type { FreightTarget } from './freight-target.ts';
import {
  type FreightQuote,
  type FreightQuoteOptions,
  useFreightLocation,
  useFreightQuote,
} from './use-freight-quote.ts';

interface FreightCalculatorProps {
  target: FreightTarget;
  /** Path and query of the page, for the no-script submit. */
  action: string;
  initial?: FreightQuote | undefined;
  fields?: ReactNode;
}

/** The freight of one product or kit. A known place is quoted as soon as the section is near the viewport. */
export function FreightCalculator({ target, action, initial, fields }: FreightCalculatorProps) {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box, '200px');
  const { cep } = useFreightLocation(initial);
  return (
    // The minimum height is that of the list that replaces the form, so that a known CEP causes no layout shift.
    <section ref={box} aria-label="Frete e prazo" className="freight group/freight flex min-h-40 flex-col gap-1">
      <FreightPlace initial={initial} action={action} fields={fields} />
      {cep !== undefined && (isNear || initial) && <FreightList target={target} cep={cep} initial={initial} />}
    </section>
  );
}

function FreightList(props: FreightQuoteOptions) {
  return <FreightResults state={useFreightQuote(props)} />;
}
