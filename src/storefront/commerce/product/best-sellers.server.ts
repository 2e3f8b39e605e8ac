import type { RouterContextProvider } from 'react-router';
import { toShopHash } from '#contract/site-paths.ts';
import { orUndefined } from '#web/http/api-client.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import { type CardView, toCardView } from './card-view.ts';

/** Up to `count` best sellers in stock, for empty states. Returns an empty list if the API fails. */
export async function loadBestSellers(context: Readonly<RouterContextProvider>, count: number): Promise<CardView[]> {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const hash = toShopHash(storefront.shop, 'mais-pedidos');
  const call = storefront.api.call('showcase', { params: { hash }, skipsErrorPage: true });
  const showcase = await orUndefined(call, (failure) => storefront.onError(failure, 'Erro ao buscar sugestões:'));
  const inStock = (showcase?.produtos ?? []).filter((product) => product.status === 'disponivel').slice(0, count);
  return inStock.map((product) => toCardView(product, { ...storefront, fields }));
}
