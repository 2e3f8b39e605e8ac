import { withNetworkFallback } from '#web/errors/network-failure.ts';
import type { KitPricing } from './price-choices.server.ts';

export const lostPriceText = 'Não foi possível calcular o preço desta escolha.';

/** Without an answer the page keeps the choice, shows no price and says why. */
export function orLostPrice(send: () => Promise<KitPricing>) {
  return withNetworkFallback(send, (): KitPricing => ({ error: lostPriceText, canRetry: true }));
}
