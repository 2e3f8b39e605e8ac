import { href } from 'react-router';
import type { Route } from '../+types/list';
import { quoteFreight } from '../../commerce/delivery/quote-freight.server.ts';
import { toCardView } from '../../commerce/product/card-view.ts';
import { toKitView } from '../../features/kits/kit-view.server.ts';
import { priceChoices } from '../../features/kits/price-choices.server.ts';
import { toCuratedListView } from '../../features/lists/curated-list-view.server.ts';
import { loadRecentSettings } from '../../middleware/settings.server.ts';
import { paths } from '../../paths.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import { findSeller } from '../../shops/resolve-shop.ts';

/** A curated list of products, or a kit: both have URLs of the same form. */
export async function loadListPage({ context, params, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const options = { ...storefront, fields: context.get(deviceContext).tipoImg };
  const [{ conteudo: list, estrutura }, { sistema }] = await Promise.all([
    storefront.api.call('listDetail', { query: { url: href(paths.list, params) } }),
    loadRecentSettings(storefront),
  ]);
  const page = { seo: estrutura.seo, seller: findSeller(storefront, list.lojas, url) };
  if (list.tipo === 'lista') {
    const cards = list.produtos.map((part) => toCardView(part, options));
    return { kind: 'list' as const, ...page, list: toCuratedListView(list, estrutura, options), cards };
  }
  const target = { kind: 'list', listId: list.id, quantity: 1, choice: '' } as const;
  const freight = await quoteFreight({ ...storefront, url }, target);
  const stock = {
    showsStock: sistema.modulos.exibirEstoque,
    handlingDays: sistema.checkout.entrega?.diasPreparo,
  };
  return { kind: 'kit' as const, ...page, kit: toKitView(list, estrutura, { ...options, ...stock }), freight };
}

/** Prices the chosen parts of an open kit, for its no-script submit and for its fetcher. */
export async function priceKit({ context, params, request }: Route.ActionArgs) {
  const { api, onError } = context.get(storefrontContext);
  const [form, { conteudo: list }] = await Promise.all([
    // A body that is no form is read as a form without fields.
    request.formData().catch(() => new FormData()),
    api.call('listDetail', { query: { url: href(paths.list, params) } }),
  ]);
  return priceChoices({ api, onError, list, form });
}
