import { toShownList } from '../../commerce/product/shown-list.ts';
import type { PageContents } from '../../route-handle.ts';
import type { loadProductPage } from './load-product-page.server.ts';

/** What analytics reports about a product page: the product in its chosen option, and the similar ones. */
export function toProductContents({ product, similar }: Awaited<ReturnType<typeof loadProductPage>>): PageContents {
  const offer = product.offers.find(({ valueId }) => valueId === product.selectedValueId) ?? product.offers[0];
  return {
    lists: similar.length > 0 ? [toShownList('parecidos', { title: 'Parecidos', cards: similar })] : [],
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
