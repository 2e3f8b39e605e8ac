import { NoticeForm } from '../features/feedback/forms/notice-form.tsx';
import { ReviewForm } from '../features/feedback/forms/review-form.tsx';
import { Reviews } from '../features/feedback/reviews/reviews.tsx';
import { CuratedListPage } from '../features/lists/curated-list-page.tsx';
import { toCuratedListView } from '../features/lists/curated-list-view.server.ts';
import { KitPage } from '../features/kits/kit-page.tsx';
import { KitStructuredData } from '../features/kits/kit-structured-data.tsx';
import { orLostPrice } from '../features/kits/lost-price.ts';
import { toKitView } from '../features/kits/kit-view.server.ts';
import { priceChoices } from '../features/kits/price-choices.server.ts';
import { toCardView } from '../commerce/product/card-view.ts';
import { Gallery } from '../features/product/gallery/gallery.tsx';
import { firstRowLength, ProductCard } from '../commerce/product/product-card.tsx';
import { toPurchase } from '../commerce/product/purchase.ts';
import { toGalleryPicture } from '../features/product/view/product-view.server.ts';
import { Stars } from '#ui/stars.tsx';
import { quoteFreight } from '../commerce/delivery/quote-freight.server.ts';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import { deviceContext } from '../middleware/user-agent.server.ts';
import { storefrontContext } from '../request-context.server.ts';
import { toFile } from '../commerce/pictures/picture.ts';
import { toReviews } from '../commerce/reviews/review.server.ts';
import { reviewsId } from '../commerce/reviews/review.ts';
import { paths } from '../routes.ts';
import { findSeller } from '../shops/find-seller.server.ts';
import { toShownList } from '../commerce/product/shown-list.ts';
import type { RouteHandle } from '../route-handle.ts';
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
  const seller = findSeller(storefront.shop, list.lojas, url);
  if (list.tipo === 'lista') {
    return {
      kind: 'list' as const,
      seller,
      seo: estrutura.seo,
      list: toCuratedListView(list, estrutura, options),
      cards: list.produtos.map((part) => toCardView(part, options)),
    };
  }
  return {
    kind: 'kit' as const,
    seller,
    seo: estrutura.seo,
    kit: toKitView(list, estrutura, options),
    freight: await quoteFreight({ ...storefront, url }, { kind: 'list', listId: list.id, quantity: 1, choice: '' }),
    // A kit without a picture of its own shows what is in it.
    pictures: (list.midias.imagens.length > 0
      ? list.midias.imagens
      : list.produtos.flatMap((part) => part.midias.imagens.slice(0, 1))
    ).map((image) => toGalleryPicture(image, list.nome, options)),
    reviews: toReviews(list),
  };
}

/** The price of a choice of parts: for the page's form without script, and for its fetcher with it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = context.get(storefrontContext);
  const [form, { conteudo: list }] = await Promise.all([
    request.formData(),
    api.call('listDetail', { query: { url: toPath(params) } }),
  ]);
  return priceChoices({ api, list, form, toPurchase });
}

/** A lost connection does not take the page away. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orLostPrice(serverAction);
}

/** Asking for a price changes nothing that the page shows besides it. */
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
  if (loaderData.kind === 'list') {
    const { seo, seller, list, cards } = loaderData;
    return (
      <>
        <PageHead seo={seo} />
        <JsonLd value={toBreadcrumbList(list.trail)} />
        <CuratedListPage list={list} seller={seller}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ProductCard card={card} isEager={index < firstRowLength} headingLevel={2} />
            </li>
          ))}
        </CuratedListPage>
      </>
    );
  }
  const { seo, seller, kit, freight, pictures, reviews } = loaderData;
  return (
    <>
      <PageHead seo={seo} />
      <KitStructuredData kit={kit} pictures={pictures.map((picture) => toFile(picture, 'big'))} reviews={reviews} />
      <KitPage
        key={kit.id}
        kit={kit}
        seller={seller}
        pricing={actionData}
        freight={freight}
        gallery={<Gallery pictures={pictures} name={kit.name} />}
        rating={
          reviews && (
            <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
              <Stars mean={reviews.mean} count={reviews.count} />
            </a>
          )
        }
        reviews={
          <Reviews
            reviews={reviews}
            invitation="Avaliar este kit"
            form={<ReviewForm about={{ idListaCompra: String(kit.id), sobre: kit.name }} />}
          />
        }
        renderNotice={(part) => (
          <NoticeForm
            about={{ idProduto: String(part.id), idAtributoValor: String(part.selectedValueId), sobre: part.name }}
          />
        )}
      />
    </>
  );
}
