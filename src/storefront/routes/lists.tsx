import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { toListingAddress } from '../features/listing/listing-links.ts';
import { ListingPages } from '../features/listing/listing-pages.tsx';
import { toPageLinks } from '../features/listing/listing-view.server.ts';
import { loadListIndex } from '../features/listing/load-listing.server.ts';
import { ListIndexPage } from '../features/lists/list-index-page.tsx';
import { toListCardView } from '../features/lists/list-index-view.server.ts';
import { deviceContext, storefrontContext } from '../request-context.server.ts';
import type { Route } from './+types/lists';

export const handle: RouteHandle = { level: 'list/listing' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const { response, pagination } = await loadListIndex(storefront.api, url);
  const { seo, breadcrumb } = response.estrutura;
  return {
    seo,
    title: breadcrumb.at(-1)?.label ?? 'Kits e listas',
    trail: breadcrumb.map(({ label, url: address }) => ({ label, url: address })),
    breadcrumb: breadcrumb.map((entry) => ({ label: entry.label, href: storefront.toHref(entry.url) })),
    cards: response.conteudo.produtos.map((list) => toListCardView(list, { ...storefront, fields })),
    pages: toPageLinks(pagination, toListingAddress(url)),
  };
}

export default function ListsRoute({ loaderData }: Route.ComponentProps) {
  const { seo, trail, title, breadcrumb, cards, pages } = loaderData;
  return (
    <>
      <PageHead seo={seo} trail={trail} pages={pages} />
      <ListIndexPage title={title} breadcrumb={breadcrumb} cards={cards} />
      <ListingPages pages={pages} />
    </>
  );
}
