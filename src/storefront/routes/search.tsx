import { ProductCard } from '../features/product/product-card.tsx';
import { toCardView } from '../features/product/card-view.ts';
import { NoResults } from '../features/search/no-results.tsx';
import { SearchNote } from '../features/search/search-note.tsx';
import { toSearchTitle } from '../features/search/search-title.ts';
import { ApiCallError } from '../lib/http/api-client.server.ts';
import { deviceContext } from '../lib/middleware/user-agent.server.ts';
import { useMainMenu } from '../lib/shop-context.tsx';
import { storefrontContext } from '../lib/storefront-context.server.ts';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';
import type { Route } from './+types/search';

const bestSellerCount = 6;
const categoryCount = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('busca')?.trim() ?? '';
  const { answer, page } = await loadListingPage({ context, url, call: 'search', title: toSearchTitle(typed) });
  return {
    typed,
    suggestions: answer.conteudo.busca.sugestao,
    // Results of a search are no page of their own for search engines.
    page: { ...page, seo: { ...page.seo, indexar: false } },
    bestSellers: page.view.total === 0 ? await listBestSellers(context) : [],
  };
}

async function listBestSellers(context: Route.LoaderArgs['context']) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  try {
    const hash = storefront.shop.hashes.bestSellers;
    const { produtos } = await storefront.api.call('showcase', { params: { hash }, skipsErrorPage: true });
    return produtos.slice(0, bestSellerCount).map((product) => toCardView(product, { ...storefront, fields }));
  } catch (error) {
    if (error instanceof ApiCallError) return [];
    throw error;
  }
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { page, typed, suggestions, bestSellers } = loaderData;
  const categories = useMainMenu()
    .flatMap(({ label, href }) => (href ? [{ label, href }] : []))
    .slice(0, categoryCount);
  return (
    <ListingContent
      page={page}
      note={<SearchNote suggestions={suggestions} />}
      empty={
        <NoResults text={typed} categories={categories}>
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
