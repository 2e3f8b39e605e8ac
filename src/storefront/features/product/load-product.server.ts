import type { CallResponse } from '#contract/calls.ts';
import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { findCanonicalPath } from '#web/http/local-url.ts';
import { type CardView, toCardView } from '../../commerce/product/card-view.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';
import { loadRecentSettings } from '../../middleware/settings.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { findSeller } from '../../shops/resolve-shop.ts';
import { type PairView, toPairOffer, toPairRequest } from './view/pair-view.ts';
import { toProductView } from './view/product-view.server.ts';

export interface LoadProductInput extends StorefrontContext, Pick<ViewOptions<'prod'>, 'fields'> {
  url: URL;
}

const similarCount = 8;

/** Loads the product at the page's path, and similar products if it is sold out. The canonical path is undefined if it is that of the page. */
export async function loadProduct({ url, fields, ...storefront }: LoadProductInput) {
  const { api } = storefront;
  const options = { ...storefront, fields };
  const [response, settings] = await Promise.all([
    api.call('productDetail', { query: { url: url.pathname } }),
    loadRecentSettings(storefront),
  ]);
  const sku = url.searchParams.get('sku') ?? undefined;
  // Specification 9: stock figures are hidden unless the settings show them.
  const showsStock = settings.sistema.modulos.exibirEstoque;
  const handlingDays = settings.sistema.checkout.entrega?.diasPreparo;
  const seller = findSeller(storefront, response.conteudo.lojas, url);
  const product = toProductView({ response, showsStock, handlingDays, sku, isSoldHere: !seller, ...options });
  const selected = product.offers.find((offer) => offer.valueId === product.selectedValueId);
  const isSoldOut = selected?.status === 'indisponivel';
  const [pairs, similar] = await Promise.all([
    selected?.status === 'disponivel' ? pricePairs(api, product.id, selected.valueId, product.pairs) : product.pairs,
    isSoldOut ? loadSimilar(api, response, options) : [],
  ]);
  return {
    seo: response.estrutura.seo,
    canonicalPath: findCanonicalPath(url, response.estrutura.breadcrumb),
    product: { ...product, pairs },
    seller,
    similar,
  };
}

async function loadSimilar(
  api: ApiClient,
  { conteudo, estrutura }: CallResponse<'productDetail'>,
  options: ViewOptions<'prod'>,
): Promise<CardView[]> {
  const category = estrutura.breadcrumb.filter((entry) => entry.rota?.name === 'product/listing/category').at(-1);
  if (!category?.rota) return [];
  const query = { url: category.rota.path, offset: '0', limit: String(similarCount + 1) };
  const listing = await orUndefined(api.call('categoryListing', { query, skipsErrorPage: true }));
  return (listing?.conteudo.produtos ?? [])
    .filter((product) => product.id !== conteudo.id && product.status === 'disponivel')
    .slice(0, similarCount)
    .map((product) => toCardView(product, options));
}

/** Prices each pair with a value of the product; a pair that the API refuses has no offer. */
export function pricePairs(
  api: ApiClient,
  productId: number,
  valueId: number,
  pairs: readonly PairView[],
): Promise<PairView[]> {
  return Promise.all(
    pairs.map(async (pair) => {
      const body = toPairRequest(productId, valueId, pair);
      const response = await orUndefined(api.call('productCombination', { body, skipsErrorPage: true }));
      const offer = response && toPairOffer(response);
      return { ...pair, ...(offer && { offer }) };
    }),
  );
}
