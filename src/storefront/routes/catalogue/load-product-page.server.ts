import { redirect } from 'react-router';
import type { Route } from '../+types/catalogue';
import { quoteFreight } from '../../commerce/delivery/quote-freight.server.ts';
import { loadReviewList } from '../../features/feedback/reviews/load-review-list.server.ts';
import { loadProduct } from '../../features/product/load-product.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';

export type ProductPageData = Awaited<ReturnType<typeof loadProductPage>>;

/** Every other URL of the product redirects permanently to the canonical one, with the query. */
export async function loadProductPage({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { canonicalPath, ...page } = await loadProduct({ ...storefront, fields, url });
  if (canonicalPath !== undefined) throw redirect(canonicalPath + url.search, 301);
  const { id: productId, reviews, selectedValueId: valueId } = page.product;
  const target = { kind: 'product', productId, valueId, quantity: 1 } as const;
  const [freight, reviewList] = await Promise.all([
    quoteFreight({ ...storefront, url }, target),
    reviews && loadReviewList({ ...storefront, url, productId, newest: reviews.items }),
  ]);
  return { kind: 'product' as const, ...page, freight, ...(reviewList && { reviewList }) };
}
