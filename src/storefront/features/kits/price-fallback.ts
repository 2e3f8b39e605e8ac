import { withNetworkFallback } from '#web/errors/network-failure.ts';
import type { KitPricing } from './price-choices.server.ts';

export const lostPriceText = 'Não foi possível calcular o preço desta escolha.';

/** Without an answer the choice stays, without a price and with the reason. */
export function withPriceFallback(send: () => Promise<KitPricing>) {
  return withNetworkFallback(send, (): KitPricing => ({ error: lostPriceText, canRetry: true }));
}
