import type { FreeShippingRule } from '#rules/free-shipping.ts';
import type { Settings } from './content.ts';

/** The rule of the settings, which every text, bar and freight quote follows; undefined while no threshold is offered. */
export function toFreeShippingRule(settings: Settings): FreeShippingRule | undefined {
  const { status, valor, valorSulSudeste, inclusivo } = settings.sistema.checkout.carrinho.alertaFreteGratisValorFixo;
  if (!status) return undefined;
  return { threshold: valor, regionalThreshold: valorSulSudeste ?? valor, isInclusive: inclusivo ?? false };
}
