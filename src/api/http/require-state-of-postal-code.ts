import { findPostalArea } from '#rules/postal-areas.ts';
import { ApiError } from './errors.ts';

interface Place {
  cep: string;
  uf: string;
}

/** The state of the CEP if it is another one than that of the address; undefined also for a CEP that no state has. */
export function findOtherState({ cep, uf }: Place): string | undefined {
  const state = findPostalArea(cep)?.uf;
  return state === uf ? undefined : state;
}

/** Throws `invalid` with a message at `uf`: a parcel would go to the CEP, and a document name the other state. */
export function requireStateOfPostalCode(address: Place): void {
  const state = findOtherState(address);
  if (state !== undefined) throw new ApiError('invalid', `Este CEP é de ${state}; confira o estado.`, { field: 'uf' });
}
