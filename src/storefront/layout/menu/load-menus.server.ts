import { toShopHash } from '#contract/site-paths.ts';
import type { PictureFields } from '#web/browser/device.ts';
import { paths } from '../../paths.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { type MenuNode, toMenuNodes } from './menu-node.ts';
import { createSampleMenus, type Menus } from './sample-menus.ts';

/** A menu that fails to load is logged and empty (specification 8); the page still renders. */
export async function loadMenus(
  { api, onError, shop, toHref, toLocalUrl }: StorefrontContext,
  fields: PictureFields,
  url: URL,
): Promise<Menus> {
  if (url.pathname === paths.test) return createSampleMenus(toHref);
  const read = async (name: string, message: string): Promise<MenuNode[]> => {
    try {
      const response = await api.call('menu', { params: { hash: toShopHash(shop, name) }, skipsErrorPage: true });
      return toMenuNodes(response.menu, { toHref, toLocalUrl, fields });
    } catch (error) {
      onError(error, message);
      return [];
    }
  };
  const [main, announcements, footer] = await Promise.all([
    read('menu-principal', 'Erro ao buscar o menu principal:'),
    read('pitchbar-topo', 'Erro ao buscar a barra de avisos:'),
    read('links-rodape', 'Erro ao buscar o menu do rodapé:'),
  ]);
  return { main, announcements, footer };
}
