import type { ComponentProps } from 'react';
import { href } from 'react-router';
import { kitCategory } from '#web/analytics/items.ts';
import { withNetworkFallback } from '#web/errors/network-failure.ts';
import { keepAfterSubmit } from '#web/forms/should-revalidate.ts';
import { PageHead, type SharedProduct } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { quoteFreight } from '../commerce/delivery/quote-freight.server.ts';
import { toShownList, toCardView } from '../commerce/product/card-view.ts';
import { NoticeForm, ReviewForm } from '../features/feedback/forms/product-forms.tsx';
import { Reviews } from '../features/feedback/reviews/reviews.tsx';
import { pricingFailure } from '../features/kits/kit-choices.ts';
import { KitPage } from '../features/kits/kit-page.tsx';
import { type KitView, toKitView } from '../features/kits/kit-view.server.ts';
import { priceChoices } from '../features/kits/price-choices.server.ts';
import { CuratedListPage } from '../features/lists/curated-list-page.tsx';
import { toCuratedListView } from '../features/lists/curated-list-view.server.ts';
import { Gallery } from '../features/product/gallery/gallery.tsx';
import { loadRecentSettings } from '../middleware/settings.server.ts';
import { paths } from '../paths.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import { findSeller } from '../shops/resolve-shop.ts';
import type { Route } from './+types/list';
import { SimilarProducts } from './suggestions/similar-products.tsx';

export const handle: RouteHandle<Route.ComponentProps['loaderData']> = {
  level: 'list/detail',
  sitemap: true,
  toContents: (data) => {
    if (data.kind === 'list') return { lists: [toShownList('lista', { title: data.list.name, cards: data.cards })] };
    const { id, name, offer } = data.kit;
    const { price, list } = offer.price;
    return { lists: [], viewed: { id: `kit-${id}`, name, price, list, category: kitCategory } };
  },
};

/** A curated list of products, or a kit: both have URLs of the same form. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
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
export async function action({ context, params, request }: Route.ActionArgs) {
  const { api, onError } = context.get(storefrontContext);
  const [form, { conteudo: list }] = await Promise.all([
    // A body that is no form is read as a form without fields.
    request.formData().catch(() => new FormData()),
    api.call('listDetail', { query: { url: href(paths.list, params) } }),
  ]);
  return priceChoices({ api, onError, list, form });
}

/** After a network failure the page stays and shows a retry button. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return withNetworkFallback(serverAction, () => pricingFailure);
}

/** Pricing a choice changes nothing else on the page. */
export const shouldRevalidate = keepAfterSubmit;

export default function ListRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        seo={loaderData.seo}
        product={loaderData.kind === 'list' ? undefined : toSharedProduct(loaderData.kit)}
      />
      {loaderData.kind === 'list' ? (
        <CuratedListPage {...loaderData} />
      ) : (
        <KitContent key={loaderData.kit.id} {...loaderData} pricing={actionData} />
      )}
    </>
  );
}

function toSharedProduct({ sku, offer, status, brands }: KitView): SharedProduct {
  return { sku, price: offer.price.price, isAvailable: status === 'disponivel', brand: brands[0] ?? '' };
}

type KitContentProps = Omit<ComponentProps<typeof KitPage>, 'gallery' | 'reviews' | 'similar' | 'renderNotice'>;

function KitContent({ kit, ...page }: KitContentProps) {
  return (
    <KitPage
      {...page}
      kit={kit}
      gallery={<Gallery pictures={kit.pictures} name={kit.name} />}
      reviews={
        <Reviews
          reviews={kit.reviews}
          invitation="Avaliar este kit"
          form={<ReviewForm about={{ idListaCompra: String(kit.id), sobre: kit.name }} />}
        />
      }
      similar={<SimilarProducts of={{ kit: kit.id }} breadcrumb={kit.breadcrumb} />}
      renderNotice={(part) => (
        <NoticeForm
          about={{ idProduto: String(part.id), idAtributoValor: String(part.selectedValueId), sobre: part.name }}
        />
      )}
    />
  );
}
