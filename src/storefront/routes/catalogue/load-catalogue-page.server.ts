// Loaders of the two kinds of page that share the catch-all route: products and categories.
import { redirect, type RouterContextProvider } from 'react-router';
import { findCanonicalPath } from '#web/http/canonical-path.ts';
import { quoteFreight } from '../../commerce/delivery/quote-freight.server.ts';
import { loadReviewList } from '../../features/feedback/reviews/load-review-list.server.ts';
import { findCategoryBanner } from '../../features/listing/category-banner.server.ts';
import { loadProduct } from '../../features/product/load-product.server.ts';
import { deviceContext } from '../../middleware/user-agent.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import { loadListingPage } from '../listing/load-listing-page.server.ts';

interface CatalogueRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

export type ProductPageData = Awaited<ReturnType<typeof loadProductPage>>;

export async function loadProductPage({ context, url }: CatalogueRequest) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { canonicalPath, ...page } = await loadProduct({ ...storefront, fields, url });
  redirectTo(canonicalPath, url);
  const { id: productId, reviews, selectedValueId: valueId } = page.product;
  const target = { kind: 'product', productId, valueId, quantity: 1 } as const;
  const [freight, reviewList] = await Promise.all([
    quoteFreight({ ...storefront, url }, target),
    reviews && loadReviewList({ ...storefront, url, productId, newest: reviews.items }),
  ]);
  return { kind: 'product' as const, ...page, freight, ...(reviewList && { reviewList }) };
}

export async function loadCategoryPage({ context, url }: CatalogueRequest) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { answer, page } = await loadListingPage({ context, url, call: 'categoryListing' });
  redirectTo(findCanonicalPath(url, answer.estrutura.breadcrumb), url);
  const categoryId = answer.conteudo.categoria?.id;
  const isFirstPage = !page.view.isFiltered && page.view.pages.current === 1;
  const banner =
    categoryId !== undefined && isFirstPage
      ? await findCategoryBanner({ ...storefront, fields, categoryId })
      : undefined;
  return { kind: 'category' as const, page, ...(banner && { banner }) };
}

/** Redirects any other address of a page permanently to its canonical one, with the query. */
function redirectTo(path: string | undefined, url: URL): void {
  if (path !== undefined) throw redirect(`${path}${url.search}`, 301);
}
