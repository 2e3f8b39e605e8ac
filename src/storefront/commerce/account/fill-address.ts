// Fills address fields from a CEP, on the server and in the browser.

import type { PostalAddress } from '#contract/buying/delivery.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';

const names = ['rua', 'bairro', 'cidade', 'uf'] as const;

type FilledAddress = Record<(typeof names)[number], string>;

/** The address of a CEP that is unknown or whose lookup failed. */
export const unknownAddress: FilledAddress = { rua: '', bairro: '', cidade: '', uf: '' };

/** The name of the hidden field that preserves, without script, the values filled in from the previous CEP. */
export const filledField = 'preenchido';

/** Serialises the filled values for comparison at the next lookup. */
export function toFilledText({ rua, bairro, cidade, uf }: FilledAddress): string {
  return new URLSearchParams({ rua, bairro, cidade, uf }).toString();
}

/** Returns the changed fields: those that are empty, and those that still have what the previous CEP filled in. */
export function fillAddress(
  read: (name: string) => string,
  found: FilledAddress,
  filledBefore: string,
): Record<string, string> {
  const before = new URLSearchParams(filledBefore);
  const changed = names.filter((name) => read(name).trim() === '' || read(name) === before.get(name));
  return Object.fromEntries(changed.map((name) => [name, found[name]]));
}

export const unknownText = 'Não encontramos esse CEP. Preencha o endereço abaixo.';
export const lookupFailedText = 'Não foi possível buscar o CEP agora. Preencha o endereço abaixo.';

export function toWrongText(typed: string): string {
  return toFieldSentence('', 'cep', typed.trim() === '');
}

/** Some CEPs cover a whole town, so the customer must type the street. */
export function toFoundText({ rua, cidade }: Pick<PostalAddress, 'rua' | 'cidade'>): string {
  if (rua) return 'Encontramos a rua. Falta o número.';
  return cidade ? 'Encontramos a cidade. Complete a rua e o bairro.' : 'Encontramos o estado. Complete o endereço.';
}
