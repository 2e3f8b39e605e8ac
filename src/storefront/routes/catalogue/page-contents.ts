import type { PageContents } from '#web/route-handle.ts';
import { toShownList } from '../../commerce/product/card-view.ts';
import type { HomeView } from '../../features/home/load-home.server.ts';
import type { ProductPageData } from './load-product-page.server.ts';

/** What analytics reports about a home page. */
export function toHomeContents({ bestSellers, novelties }: Pick<HomeView, 'bestSellers' | 'novelties'>): PageContents {
  return { lists: [toShownList('mais-pedidos', bestSellers), toShownList('novidades', novelties)] };
}

/** Analytics reports the product with its selected offer. */
export function toAnalyticsContents({ product }: ProductPageData): PageContents {
  const offer = product.offers.find(({ valueId }) => valueId === product.selectedValueId) ?? product.offers[0];
  return {
    lists: [],
    viewed: {
      id: product.id,
      name: product.name,
      price: offer?.price.price ?? 0,
      brand: product.brand?.name,
      category: product.categories.at(-1),
      variant: offer?.label,
    },
  };
}
