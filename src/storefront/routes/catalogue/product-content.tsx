import { BudgetForm } from '../../features/feedback/forms/budget-form.tsx';
import { NoticeForm } from '../../features/feedback/forms/notice-form.tsx';
import { QuestionForm } from '../../features/feedback/forms/question-form.tsx';
import { ReviewForm } from '../../features/feedback/forms/review-form.tsx';
import { Reviews } from '../../features/feedback/reviews/reviews.tsx';
import { ProductPage } from '../../features/product/product-page.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import type { loadProductPage } from './load-catalogue-page.server.ts';

export function ProductContent(page: Awaited<ReturnType<typeof loadProductPage>>) {
  const { seo, product, seller, similar, freight, reviewList } = page;
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
