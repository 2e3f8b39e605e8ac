import { type ApiClient, orUndefined } from '#web/http/api-client.server.ts';
import { findCanonicalPath } from '#web/http/local-url.ts';
import type { ViewOptions } from '../../commerce/view-options.ts';
import { loadRecentSettings } from '../../middleware/settings.server.ts';
import type { StorefrontContext } from '../../request-context.server.ts';
import { findSeller } from '../../shops/resolve-shop.ts';
import { type PairView, toPairOffer, toPairRequest } from './view/pair-view.ts';
import { toProductView } from './view/product-view.server.ts';

export interface LoadProductInput extends StorefrontContext, Pick<ViewOptions<'prod'>, 'fields'> {
  url: URL;
}

/** Loads the product at the page's path. The canonical path is undefined if it is that of the page. */
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
  const canBuy = selected?.status === 'disponivel';
  const pairs = canBuy ? await pricePairs(api, product.id, selected.valueId, product.pairs) : product.pairs;
  return {
    seo: response.estrutura.seo,
    canonicalPath: findCanonicalPath(url, response.estrutura.breadcrumb),
    product: { ...product, pairs },
    seller,
  };
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
