// The visitor's shop and its settings for components. The root loads them once; navigations do not.

import { createContext, use } from 'react';
import type { PaymentKind } from '#contract/buying/checkout.ts';
import type { Settings } from '#contract/content.ts';
import { fallbackShops } from '#contract/neutral-shop.ts';
import { allPaymentMethods, defaultSettings } from './default-settings.ts';
import { type Shop, type Shops, toShopHref } from './shop.ts';

export const ShopContext = createContext<Shop>(fallbackShops[0]);
export const ShopsContext = createContext<Shops>(fallbackShops);
export const SettingsContext = createContext<Settings>(defaultSettings);
/** The number of the shop at WhatsApp, digits with the country code; undefined without one. */
export const WhatsAppContext = createContext<string | undefined>(undefined);

export function useShop(): Shop {
  return use(ShopContext);
}

/** All shops, the main one first. */
export function useShops(): Shops {
  return use(ShopsContext);
}

/** Returns a function that makes links inside the visitor's shop from local paths. */
export function useShopHref(): (path: string) => string {
  const shop = useShop();
  return (path) => toShopHref(shop, path);
}

/** Falls back to the settings of specification 9 while the API returns none. */
export function useSettings(): Settings {
  return use(SettingsContext);
}

/** How orders can be paid; nothing else is promised anywhere (reading A48). */
export function usePaymentMethods(): readonly PaymentKind[] {
  return useSettings().sistema.checkout.pagamento.formas ?? allPaymentMethods;
}

/** The link that begins a conversation with the shop by `text`; undefined if the shop is not at WhatsApp. */
export function useWhatsAppHref(text: string): string | undefined {
  const number = use(WhatsAppContext);
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** For forms by GET: they drop the query of their action, so the shop is sent as a field. */
export function ShopField() {
  const { loja } = useShop();
  return loja ? <input type="hidden" name="loja" value={loja} /> : null;
}
