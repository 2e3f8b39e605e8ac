import { PageHead } from '#web/head/page-head.tsx';
import { BudgetForm, QuestionForm, NoticeForm, ReviewForm } from '../../features/feedback/forms/product-forms.tsx';
import { Reviews } from '../../features/feedback/reviews/reviews.tsx';
import { ProductPage } from '../../features/product/product-page.tsx';
import { SimilarProducts } from '../suggestions/similar-products.tsx';
import type { ProductPageData } from './load-product-page.server.ts';

export function ProductContent({ seo, reviewList, ...page }: ProductPageData) {
  const { product } = page;
  const selected = product.offers.find(({ valueId }) => valueId === product.selectedValueId) ?? product.offers[0];
  const about = { idProduto: String(product.id), sobre: product.name };
  return (
    <>
      <PageHead
        seo={seo}
        product={
          selected && {
            sku: selected.sku,
            price: selected.price.price,
            isAvailable: selected.status === 'disponivel',
            brand: product.brand?.name ?? '',
          }
        }
      />
      <ProductPage
        key={`${product.id} ${product.selectedValueId}`}
        {...page}
        renderUnavailable={({ valueId, status, label }) =>
          status === 'sobconsulta' ? (
            <BudgetForm about={{ ...about, ...(label && { opcao: `${product.attributeName}: ${label}` }) }} />
          ) : (
            <NoticeForm key={valueId} about={{ ...about, idAtributoValor: String(valueId) }} />
          )
        }
        renderSimilar={(isNarrow) => (
          <SimilarProducts of={{ produto: product.id }} breadcrumb={product.breadcrumb} isNarrow={isNarrow} />
        )}
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
