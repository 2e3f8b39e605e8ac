import { useSearchParams } from 'react-router';
import { cepField } from '../../commerce/delivery/freight-target.ts';

/** Without script the CEP stands in the page's address: a form that leads back to it brings it along. */
export function HiddenCep() {
  const [query] = useSearchParams();
  const cep = query.get(cepField);
  return cep === null ? null : <input type="hidden" name={cepField} value={cep} />;
}
