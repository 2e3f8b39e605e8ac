import type { PageContents } from '#web/route-handle.ts';
import { toShownList } from '../../commerce/product/card-view.ts';
import type { HomeView } from '../../features/home/load-home.server.ts';

/** What analytics reports about a home page. */
export function toHomeContents({ bestSellers, novelties }: Pick<HomeView, 'bestSellers' | 'novelties'>): PageContents {
  return { lists: [toShownList('mais-pedidos', bestSellers), toShownList('novidades', novelties)] };
}
