import type { Route } from '../../+types/root';
import { loadMenus } from '../../layout/menu/load-menus.server.ts';
import { throwIfMaintenance } from '../../middleware/maintenance.server.ts';
import { loadSettings } from '../../middleware/settings.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import { toShownShops } from '../../shops/shop.ts';

/** What all pages of a shop share: the shops, settings, menus and the scripts that wait for consent. */
export async function loadRoot({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const device = context.get(deviceContext);
  const [settings, menus] = await Promise.all([loadSettings(storefront), loadMenus(storefront, device.tipoImg, url)]);
  throwIfMaintenance(settings, storefront.shops);
  const { siteUrl, scripts = [], whatsApp } = storefront.options;
  return {
    shopId: storefront.shop.id,
    shops: toShownShops(storefront.shops),
    siteUrl,
    settings,
    whatsApp,
    menus,
    device,
    isDebugAllowed: storefront.options.isDebugAllowed !== false,
    scripts: scripts.map(({ src, category, place }) => ({ src, category, place })),
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;
