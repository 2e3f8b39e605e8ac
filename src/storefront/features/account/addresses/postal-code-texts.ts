// What an address form says about its CEP, with script and without.
import type { PostalAddress } from '#contract/buying/delivery.ts';

export const lookupFailedText = 'Não foi possível buscar o CEP agora. Escreva o endereço abaixo.';

/** Some CEPs stand for a whole town: its streets are for the customer to write. */
export function toFoundText({ rua, cidade }: Pick<PostalAddress, 'rua' | 'cidade'>): string {
  if (rua) return 'Encontramos a rua. Falta o número.';
  return cidade ? 'Encontramos a cidade. Complete a rua e o bairro.' : 'Encontramos o estado. Complete o endereço.';
}

/** `message` is the API's sentence. */
export function toUnknownText(message: string): string {
  return `${message} Se estiverem certos, escreva o endereço abaixo.`;
}
