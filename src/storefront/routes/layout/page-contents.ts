import { useRouteLoaderData } from 'react-router';
import type { CardView } from '../../commerce/product/card-view.ts';
import type { ShownList, ShownProduct } from '#web/analytics/items.ts';
import { useShop } from '../../shops/shop-context.tsx';
import { homeRoute } from '../../routes.ts';
import { shops } from '../../shops/all-shops.ts';
import type { loader as brandLoader } from '../brand.tsx';
import type { loader as catalogueLoader } from '../catalogue.tsx';
import type { loader as homeLoader } from '../home.tsx';
import type { loader as landingPageLoader } from '../landing-page.tsx';
import type { loader as listLoader } from '../list.tsx';
import type { loader as searchLoader } from '../search.tsx';

export interface PageContents {
  lists: ShownList[];
  viewed?: ShownProduct;
  searchTerm?: string;
}

/** What the page shows, from what its loader gave: pages need not know that anybody counts. */
export function usePageContents(): PageContents {
  const ownHome = useRouteLoaderData<typeof homeLoader>(homeRoute(useShop().id));
  // The first shop's path is also a home of the others: `/?loja=caszulo`.
  const home = useRouteLoaderData<typeof homeLoader>(homeRoute(shops[0].id)) ?? ownHome;
  const catalogue = useRouteLoaderData<typeof catalogueLoader>('catalogue');
  const brand = useRouteLoaderData<typeof brandLoader>('brand');
  const landingPage = useRouteLoaderData<typeof landingPageLoader>('landing-page');
  const search = useRouteLoaderData<typeof searchLoader>('search');
  const list = useRouteLoaderData<typeof listLoader>('list');

  if (home) return { lists: [toList('mais-pedidos', home.bestSellers), toList('novidades', home.novelties)] };
  if (search) return { lists: [toListing('busca', search.page)], searchTerm: search.typed };
  if (catalogue?.kind === 'product') return toProductContents(catalogue);
  if (catalogue) return { lists: [toListing('categoria', catalogue.page)] };
  if (brand) return { lists: [toListing('marca', brand.page)] };
  if (landingPage) return { lists: [toListing('pagina-de-oferta', landingPage.page)] };
  if (list?.kind === 'list') return { lists: [toList('lista', { title: list.list.name, cards: list.cards })] };
  if (list) {
    const { id, name, offer } = list.kit;
    return { lists: [], viewed: { id: `kit-${id}`, name, price: offer.price.price, category: 'Kits' } };
  }
  return { lists: [] };
}

type ProductData = Extract<Awaited<ReturnType<typeof catalogueLoader>>, { kind: 'product' }>;

function toProductContents({ product, similar }: ProductData): PageContents {
  const offer = product.offers.find(({ valueId }) => valueId === product.selectedValueId) ?? product.offers[0];
  return {
    lists: similar.length > 0 ? [toList('parecidos', { title: 'Parecidos', cards: similar })] : [],
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

function toListing(id: string, { view, cards }: { view: { title: string }; cards: readonly CardView[] }): ShownList {
  return toList(id, { title: view.title, cards });
}

function toList(id: string, { title, cards }: { title: string; cards: readonly CardView[] }): ShownList {
  return { id, name: title, products: cards.map((card) => ({ ...card, price: card.price.price })) };
}
