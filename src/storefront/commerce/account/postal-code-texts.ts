// Texts about the CEP of an address form, shared by server and browser.

import type { PostalAddress } from '#contract/buying/delivery.ts';
import { toFieldSentence } from '#contract/messages/field-sentences.ts';

export const unknownText = 'Não encontramos esse CEP. Preencha o endereço abaixo.';
export const lookupFailedText = 'Não foi possível buscar o CEP agora. Preencha o endereço abaixo.';

/** About what was typed and is no CEP. */
export function toWrongText(typed: string): string {
  return toFieldSentence('', 'cep', typed.trim() === '');
}

/** Some CEPs cover a whole town, so the customer must type the street. */
export function toFoundText({ rua, cidade }: Pick<PostalAddress, 'rua' | 'cidade'>): string {
  if (rua) return 'Encontramos a rua. Falta o número.';
  return cidade ? 'Encontramos a cidade. Complete a rua e o bairro.' : 'Encontramos o estado. Complete o endereço.';
}
