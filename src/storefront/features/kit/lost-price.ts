import type { KitPricing } from './price-choices.server.ts';

export const lostPriceText = 'Não foi possível calcular o preço. Tente de novo.';

/** Without an answer the page keeps the choice and the last price, and says why they may not belong together. */
export async function orLostPrice(send: () => Promise<KitPricing>): Promise<KitPricing> {
  try {
    return await send();
  } catch {
    return { error: lostPriceText, isLost: true };
  }
}
