import { cleanCode } from '#rules/typed-text.ts';
import type { RouteHandle } from '#web/route-handle.ts';
import { loadBestSellers } from '../commerce/product/best-sellers.server.ts';
import { toShownListing } from '../commerce/product/card-view.ts';
import { ProductCard } from '../commerce/product/product-card.tsx';
import { loadHelpPage } from '../features/search/help/load-help-page.server.ts';
import {
  RelatedPageNote,
  NoResults,
  SearchNote,
  toSearchDescription,
  toSearchTitle,
} from '../features/search/search-results.tsx';
import { toLinkAttributes, useMainMenu } from '../layout/menu/menu-node.ts';
import { storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/search';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';

const bestSellerCount = 6;
const categoryCount = 8;

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'product/listing/search',
  toContents: ({ page, typed }) => ({ lists: [toShownListing('busca', page)], searchTerm: typed }),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = cleanCode(url.searchParams.get('busca') ?? '');
  const { api } = context.get(storefrontContext);
  const [{ response, page }, help] = await Promise.all([
    loadListingPage({ context, url, call: 'search', title: toSearchTitle(typed) }),
    loadHelpPage(api, typed),
  ]);
  const isEmpty = page.view.total === 0;
  return {
    typed,
    help,
    suggestions: response.conteudo.busca.sugestao,
    page,
    hints: isEmpty ? context.get(storefrontContext).shop.textos.semResultado : [],
    bestSellers: isEmpty ? await loadBestSellers(context, bestSellerCount) : [],
  };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { page, typed, help, suggestions, hints, bestSellers } = loaderData;
  const mainMenu = useMainMenu();
  const departments = mainMenu
    .filter(({ href }) => href !== undefined)
    .map((node) => ({ label: node.label, attributes: toLinkAttributes(node) }));
  return (
    <ListingContent
      // Set here, because the loader data would contain the text a second time.
      page={{ ...page, seo: { ...page.seo, description: toSearchDescription(typed) } }}
      note={
        <>
          <SearchNote suggestions={suggestions} />
          <RelatedPageNote text={typed} departments={departments} help={page.view.total > 0 ? help : undefined} />
        </>
      }
      empty={
        <NoResults text={typed} help={help} hints={hints} categories={departments.slice(0, categoryCount)}>
          {bestSellers.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))}
        </NoResults>
      }
    />
  );
}
