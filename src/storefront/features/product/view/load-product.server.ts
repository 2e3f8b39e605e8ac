import type { CallResponse } from '#contract/calls.ts';
import type { Seo } from '#contract/shared.ts';
import type { ApiClient } from '#web/http/api-client.server.ts';
import { ApiCallError } from '#web/http/api-client.server.ts';
import { findSeller, type Seller } from '../../../shops/find-seller.server.ts';
import type { Shop } from '../../../shops/shop.ts';
import { findCanonicalPath } from '#web/http/canonical-path.ts';
import { type CardView, type CardViewOptions, toCardView } from '../../../commerce/product/card-view.ts';
import { pricePairs } from '../pairs/price-pairs.server.ts';
import { type ProductView, toProductView } from './product-view.server.ts';

export interface LoadProductInput extends CardViewOptions {
  api: ApiClient;
  shop: Pick<Shop, 'id'>;
  url: URL;
}

export interface LoadedProduct {
  seo: Seo;
  /** Where the page's address is another one than was asked for. */
  canonicalPath: string | undefined;
  product: ProductView;
  /** Where to buy it when this shop does not sell it. */
  seller: Seller | undefined;
  similar: CardView[];
}

const similarCount = 8;

/** The product at the page's path; with others of its category when it is sold out. */
export async function loadProduct({ api, shop, url, ...options }: LoadProductInput): Promise<LoadedProduct> {
  const [answer, showsStock] = await Promise.all([
    api.call('productDetail', { query: { url: url.pathname } }),
    readsStock(api),
  ]);
  const sku = url.searchParams.get('sku') ?? undefined;
  const product = toProductView({ answer, showsStock, sku, ...options });
  const chosen = product.offers.find((offer) => offer.valueId === product.selectedValueId);
  const isSoldOut = chosen?.status === 'indisponivel';
  const [pairs, similar] = await Promise.all([
    chosen?.status === 'disponivel' ? pricePairs(api, product.id, chosen.valueId, product.pairs) : product.pairs,
    isSoldOut ? listSimilar(api, answer, options) : [],
  ]);
  return {
    seo: answer.estrutura.seo,
    canonicalPath: findCanonicalPath(url, answer.estrutura.breadcrumb),
    product: { ...product, pairs },
    seller: findSeller(shop, answer.conteudo.lojas, url),
    similar,
  };
}

/** Specification 9: stock figures are off unless the settings switch them on. */
async function readsStock(api: ApiClient): Promise<boolean> {
  try {
    const settings = await api.call('settings', { skipsErrorPage: true });
    return settings.sistema.modulos.exibirEstoque;
  } catch (error) {
    if (error instanceof ApiCallError) return false;
    throw error;
  }
}

async function listSimilar(
  api: ApiClient,
  { conteudo, estrutura }: CallResponse<'productDetail'>,
  options: CardViewOptions,
): Promise<CardView[]> {
  const category = estrutura.breadcrumb.findLast((entry) => entry.rota?.name === 'product/listing/category');
  if (!category?.rota) return [];
  try {
    const { conteudo: listing } = await api.call('categoryListing', {
      query: { url: category.rota.path, offset: '0', limit: String(similarCount + 1) },
      skipsErrorPage: true,
    });
    return listing.produtos
      .filter((product) => product.id !== conteudo.id && product.status === 'disponivel')
      .slice(0, similarCount)
      .map((product) => toCardView(product, options));
  } catch (error) {
    if (error instanceof ApiCallError) return [];
    throw error;
  }
}
