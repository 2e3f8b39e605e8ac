// What components know about the visitor's shop. Loaded once by the root, not again by navigations.
import { createContext, use } from 'react';
import type { Settings } from '#contract/content.ts';
import { mainShop } from './main.ts';
import { type Shop, toShopHref } from './shop.ts';
import type { ServedHtml } from '../lib/served/served.tsx';
import { defaultSettings } from './settings/default-settings.ts';
import type { MenuNode } from '../layout/menu/menu-node.ts';

export const ShopContext = createContext<Shop>(mainShop);
export const SettingsContext = createContext<Settings>(defaultSettings);
export const MainMenuContext = createContext<() => readonly MenuNode[]>(() => []);

/**
 * The HTML of a visit's first page holds the whole menu, the settings and what only the server renders. They do not come with
 * its data a second time: the browser reads them there.
 */
export interface FirstPage {
  settings: Settings;
  readonly mainMenu: MenuNode[];
  served: ServedHtml;
}

/** On the server what is to be rendered, in the browser what was. What a loader brings goes before it. */
export const FirstPageContext = createContext<FirstPage | null>(null);

/** Id of the element that holds the settings. */
export const storeSettingsId = 'configuracoes-da-loja';

export function useShop(): Shop {
  return use(ShopContext);
}

/** Turns a local path into a link that stays inside the visitor's shop. */
export function useShopHref(): (path: string) => string {
  const shop = useShop();
  return (path) => toShopHref(shop, path);
}

/** Those of specification 9 while the API gives none. */
export function useSettings(): Settings {
  return use(SettingsContext);
}

/** To be called when the menu is needed: it may have to be read from the page. Empty while the API gives none. */
export function useMainMenu(): () => readonly MenuNode[] {
  return use(MainMenuContext);
}

/** For forms by GET: they drop the query of their action, so the shop travels as a field. */
export function ShopField() {
  const { loja } = useShop();
  return loja ? <input type="hidden" name="loja" value={loja} /> : null;
}
