import { redirect, type RouterContextProvider } from 'react-router';
import { BudgetForm } from '../features/feedback/forms/budget-form.tsx';
import { NoticeForm } from '../features/feedback/forms/notice-form.tsx';
import { QuestionForm } from '../features/feedback/forms/question-form.tsx';
import { ReviewForm } from '../features/feedback/forms/review-form.tsx';
import { loadReviewList } from '../features/feedback/reviews/load-review-list.server.ts';
import { Reviews } from '../features/feedback/reviews/reviews.tsx';
import { findCategoryBanner } from '../features/listing/top/category-banner.server.ts';
import { CategoryBanner } from '../features/listing/top/category-banner.tsx';
import { ProductPage } from '../features/product/detail/product-page.tsx';
import { loadProduct } from '../features/product/view/load-product.server.ts';
import { errorTexts, toErrorAnswer } from '../lib/error-view.ts';
import { quoteFreight } from '../lib/delivery/quote-freight.server.ts';
import { findCanonicalPath } from '../lib/http/canonical-path.ts';
import { PageHead } from '../lib/head/page-head.tsx';
import { deviceContext } from '../lib/middleware/user-agent.server.ts';
import { storefrontContext } from '../lib/storefront-context.server.ts';
import { ListingContent } from './listing/listing-content.tsx';
import { loadListingPage } from './listing/load-listing-page.server.ts';
import type { Route } from './+types/catalogue';

const deepestLevel = 4;

/** Products and categories share one kind of address: the API says which one it is (reading A7). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const segments = params['*'].split('/').filter(Boolean);
  if (segments.length === 0 || segments.length > deepestLevel) throw notFound();
  const { api } = context.get(storefrontContext);
  const { nivel } = await api.call('verify', { query: { url: `/${segments.join('/')}` } });
  if (nivel === 'product/detail') return loadProductPage(context, url);
  if (nivel === 'product/listing/category') return loadCategoryPage(context, url);
  throw notFound();
}

async function loadProductPage(context: Readonly<RouterContextProvider>, url: URL) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { canonicalPath, ...page } = await loadProduct({ ...storefront, fields, url });
  moveTo(canonicalPath, url);
  const { id: productId, reviews, selectedValueId: valueId } = page.product;
  const target = { kind: 'product', productId, valueId, quantity: 1 } as const;
  const [freight, reviewList] = await Promise.all([
    quoteFreight({ ...storefront, url }, target),
    reviews && loadReviewList({ ...storefront, url, productId, newest: reviews.items }),
  ]);
  return { kind: 'product' as const, ...page, freight, ...(reviewList && { reviewList }) };
}

async function loadCategoryPage(context: Readonly<RouterContextProvider>, url: URL) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { answer, page } = await loadListingPage({ context, url, call: 'categoryListing' });
  moveTo(findCanonicalPath(url, answer.estrutura.breadcrumb), url);
  const categoryId = answer.conteudo.categoria?.id;
  const isWhole = !page.view.isFiltered && page.view.pages.current === 1;
  const banner =
    categoryId !== undefined && isWhole ? await findCategoryBanner({ ...storefront, fields, categoryId }) : undefined;
  return { kind: 'category' as const, page, ...(banner && { banner }) };
}

/** A page has one address: others that lead to it move there for good, with their query. */
function moveTo(path: string | undefined, url: URL): void {
  if (path !== undefined) throw redirect(`${path}${url.search}`, 301);
}

function notFound() {
  return toErrorAnswer(404, errorTexts.notFound);
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'category') {
    const { page, banner } = loaderData;
    return <ListingContent page={page} top={banner && <CategoryBanner banner={banner} />} />;
  }
  const { seo, product, seller, similar, freight, reviewList } = loaderData;
  const about = { idProduto: String(product.id), sobre: product.name };
  return (
    <>
      <PageHead seo={seo} />
      <ProductPage
        key={`${product.id} ${product.selectedValueId}`}
        product={product}
        seller={seller}
        similar={similar}
        freight={freight}
        renderUnavailable={({ valueId, status, label }) =>
          status === 'sobconsulta' ? (
            <BudgetForm about={{ ...about, ...(label && { opcao: `${product.attributeName}: ${label}` }) }} />
          ) : (
            <NoticeForm key={valueId} about={{ ...about, idAtributoValor: String(valueId) }} />
          )
        }
        questionForm={<QuestionForm about={{ nivel: 'produto', idNivel: String(product.id), sobre: product.name }} />}
        reviews={
          <Reviews
            reviews={product.reviews}
            {...(reviewList && { list: reviewList })}
            invitation="Avaliar este produto"
            form={<ReviewForm about={about} />}
          />
        }
      />
    </>
  );
}
