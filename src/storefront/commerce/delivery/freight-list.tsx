import { FreightResults } from './freight-results.tsx';
import type { FreightTarget } from './freight-target.ts';
import { type FreightQuote, useFreightQuote } from './use-freight-quote.ts';

interface FreightListProps {
  target: FreightTarget;
  cep: string;
  initial?: FreightQuote | undefined;
}

export function FreightList(question: FreightListProps) {
  return <FreightResults state={useFreightQuote(question)} />;
}
