import { useSearchParams } from 'react-router';
import { cepField } from '../../../commerce/delivery/freight-target.ts';

/** Preserves the CEP in the query across a no-script submit. */
export function HiddenCep() {
  const [query] = useSearchParams();
  const cep = query.get(cepField);
  return cep === null ? null : <input type="hidden" name={cepField} value={cep} />;
}
