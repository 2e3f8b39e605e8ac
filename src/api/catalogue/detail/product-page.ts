// The page of one product. Its texts come from the database at the first request after a change of the catalogue.
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/client.ts';
import type { CallResponse } from '#contract/calls.ts';
import { listCategoryStops, toCrumbs } from '../breadcrumbs.ts';
import { toPictureUrl, toProductRoute } from '../links.ts';
import { createModelMemo } from '../memo.ts';
import type { CatalogueProduct, ReadModel } from '../model.ts';
import { toPageTitle, toSeo, toSummary } from '../seo.ts';
import { loadProductDetail, type ProductDetailRows } from './queries.ts';
import { toProduct } from './wire.ts';

const maxRememberedProducts = 2000;

const detailMemo = createModelMemo(
  () => new LRUCache<number, Promise<ProductDetailRows>>({ max: maxRememberedProducts }),
);

/** `shopId` names the shop in the title only: a product page answers in either shop. */
export async function getProductPage(
  database: Database,
  model: ReadModel,
  product: CatalogueProduct,
  shopId: string,
): Promise<CallResponse<'productDetail'>> {
  const rows = await getDetail(database, model, product);
  return {
    estrutura: {
      nivel: 'product/detail',
      seo: toSeo(model.siteUrl, {
        title: toPageTitle(model, product.name, shopId),
        description: toSummary(product.shortText),
        keywords: [product.name, product.brand.name, product.category.name].join(', '),
        canonicalPath: product.path,
        indexable: product.indexable,
        pictureUrl: toPictureUrl(model.siteUrl, product.pictures[0], 1200, 'jpg'),
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

function getDetail(database: Database, model: ReadModel, product: CatalogueProduct): Promise<ProductDetailRows> {
  const memo = detailMemo(model);
  const known = memo.get(product.id);
  if (known) return known;
  const loading = loadProductDetail(database.kysely, product.id);
  memo.set(product.id, loading);
  loading.catch(() => memo.delete(product.id));
  return loading;
}
