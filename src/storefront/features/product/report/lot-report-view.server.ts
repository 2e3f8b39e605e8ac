import type { Product } from '#contract/product.ts';
import { type Fact, groupFacts, reportLabel } from '../view/section-view.server.ts';

export interface LotReportView {
  name: string;
  /** Lot, harvest, analysis, laboratory and what else is known of it, with the plant. */
  facts: Fact[];
  /** What the analysis found, such as "Limoneno" and "94,8%". */
  components: Fact[];
}

/** Undefined for a product without a report. */
export function toLotReportView({ nome, caracteristicas }: Product): LotReportView | undefined {
  const { lot, facts } = groupFacts(caracteristicas);
  if (!lot.some(({ label }) => label === reportLabel)) return undefined;
  const isComponent = ({ value }: Fact) => /^[\d.,]+%$/.test(value);
  return {
    name: nome,
    facts: [...lot.filter((fact) => !isComponent(fact)), ...facts],
    components: lot.filter(isComponent),
  };
}
