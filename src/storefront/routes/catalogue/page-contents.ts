import type { ShownPromotion } from '#web/analytics/promotions.ts';
import type { PageContents } from '#web/route-handle.ts';
import type { BannerView } from '../../commerce/pictures/banner-image.tsx';
import { toShownList, toShownListing } from '../../commerce/product/card-view.ts';
import type { HomeView } from '../../features/home/load-home.server.ts';
import type { CategoryPageData } from './load-category-page.server.ts';
import type { ProductPageData } from './load-product-page.server.ts';

/** What analytics reports about a home page: its banners from top to bottom, and its showcases. */
export function toHomeContents(home: Omit<HomeView, 'seo'>): PageContents {
  if (home.isOpeningSoon) return { lists: [] };
  return {
    promotions: [
      ...toPromotions('home-hero', home.hero, home.heroProducts?.items),
      ...toPromotions('home-temporada', home.season),
      ...toPromotions('home-faixa', home.band),
      ...toPromotions('home-historia', home.story),
    ],
    lists: [toShownList('mais-pedidos', home.bestSellers), toShownList('novidades', home.novelties)],
  };
}

export function toCategoryContents({ page, banner }: CategoryPageData): PageContents {
  return { promotions: toPromotions('categoria-topo', banner), lists: [toShownListing('categoria', page)] };
}

function toPromotions(
  slot: string,
  banner: BannerView | undefined,
  products: ShownPromotion['products'] = [],
): ShownPromotion[] {
  return banner?.promotion ? [{ ...banner.promotion, creative: banner.title, slot, products }] : [];
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
      list: offer?.price.list,
      brand: product.brand?.name,
      category: product.categories.at(-1),
      variant: offer?.label,
    },
  };
}
