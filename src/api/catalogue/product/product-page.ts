// The page of one product. Its texts, reviews and questions are loaded from the database.

import type { CallResponse } from '#contract/calls.ts';
import type { Database } from '#database/client.ts';
import { listCategoryStops, toCrumbs } from '../published/breadcrumbs.ts';
import { toProductRoute } from '../published/links.ts';
import type { CatalogueProduct, ReadModel } from '../published/model.ts';
import { toPageTitle, toSeo, toSummary } from '../published/seo.ts';
import { loadProductDetail } from './queries.ts';
import { toProduct } from './wire.ts';

/** `shopId` only affects the title: a product page exists in either shop. */
export async function getProductPage(
  database: Database,
  model: ReadModel,
  product: CatalogueProduct,
  shopId: string,
): Promise<CallResponse<'productDetail'>> {
  const rows = await loadProductDetail(database.kysely, product.id);
  return {
    estrutura: {
      nivel: 'product/detail',
      seo: toSeo(model, {
        shopId,
        title: toPageTitle(model, product.name, shopId),
        description: toSummary(product.shortText),
        keywords: [product.name, product.brand.name, product.category.name].join(', '),
        canonicalPath: product.path,
        indexable: product.indexable,
        picture: product.pictures[0],
      }),
      breadcrumb: toCrumbs(model.siteUrl, [
        ...listCategoryStops(product.category),
        { label: product.name, route: toProductRoute(product) },
      ]),
    },
    conteudo: toProduct(model, product, rows),
    info: {},
  };
}
