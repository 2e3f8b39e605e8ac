import { PageHead } from '#web/head/page-head.tsx';
import { withNetworkFallback } from '#web/errors/network-failure.ts';
import { quoteFreight } from '../commerce/delivery/quote-freight.server.ts';
import { toCardView, toShownList } from '../commerce/product/card-view.ts';
import { toPurchase } from '../commerce/cart/add-to-cart-form.tsx';
import { pricingFailure } from '../features/kits/kit-choices.ts';
import { toKitView } from '../features/kits/kit-view.server.ts';
import { priceChoices } from '../features/kits/price-choices.server.ts';
import { CuratedListPage } from '../features/lists/curated-list-page.tsx';
import { toCuratedListView } from '../features/lists/curated-list-view.server.ts';
import { deviceContext } from '../middleware/user-agent.server.ts';
import { storefrontContext } from '../request-context.server.ts';
import type { RouteHandle } from '../route-handle.ts';
import { paths } from '../routes.ts';
import { findSeller } from '../shops/find-seller.server.ts';
import { KitContent } from './list/kit-content.tsx';
import type { Route } from './+types/list';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'list/detail',
  toContents: (data) => {
    if (data.kind === 'list') return { lists: [toShownList('lista', { title: data.list.name, cards: data.cards })] };
    const { id, name, offer } = data.kit;
    return { lists: [], viewed: { id: `kit-${id}`, name, price: offer.price.price, category: 'Kits' } };
  },
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const options = { ...storefront, fields: context.get(deviceContext).tipoImg, toPurchase };
  const { conteudo: list, estrutura } = await storefront.api.call('listDetail', { query: { url: toPath(params) } });
  const page = { seo: estrutura.seo, seller: findSeller(storefront.shop, list.lojas, url) };
  if (list.tipo === 'lista') {
    const cards = list.produtos.map((part) => toCardView(part, options));
    return { kind: 'list' as const, ...page, list: toCuratedListView(list, estrutura, options), cards };
  }
  const target = { kind: 'list', listId: list.id, quantity: 1, choice: '' } as const;
  const freight = await quoteFreight({ ...storefront, url }, target);
  return { kind: 'kit' as const, ...page, kit: toKitView(list, estrutura, options), freight };
}

/** Prices the chosen parts of an open kit: for its plain form, and for its fetcher. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = context.get(storefrontContext);
  const [form, { conteudo: list }] = await Promise.all([
    request.formData(),
    api.call('listDetail', { query: { url: toPath(params) } }),
  ]);
  return priceChoices({ api, list, form, toPurchase });
}

/** After a network failure the page stays and offers to retry. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkFallback(serverAction, () => pricingFailure);
}

/** Pricing a choice changes nothing else on the page. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod ? false : defaultShouldRevalidate;
}

function toPath(params: { lista: string }): string {
  return `${paths.lists}/${params.lista}`;
}

export default function ListRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead seo={loaderData.seo} />
      {loaderData.kind === 'list' ? (
        <CuratedListPage {...loaderData} />
      ) : (
        <KitContent key={loaderData.kit.id} {...loaderData} pricing={actionData} />
      )}
    </>
  );
}
