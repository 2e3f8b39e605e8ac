import { redirect } from 'react-router';
import { countPages, defaultPageSize, paginate } from '#rules/pagination.ts';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { MoveToCart } from '../../features/favourites/move-to-cart.tsx';
import { toListingAddress, toPageHref } from '../../features/listing/listing-links.ts';
import { toPageLinks } from '../../features/listing/listing-view.server.ts';
import { toCardView } from '../../commerce/product/card-view.ts';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { accountContext } from '../../commerce/account/account-context.server.ts';
import { deviceContext } from '../../middleware/user-agent.server.ts';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/favourites-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const page = toPage(url.searchParams.get('pg'));
  const { produtos, info } = await context.get(accountContext).call('wishlistProducts', {
    query: { offset: String((page - 1) * defaultPageSize), limit: String(defaultPageSize) },
  });
  const pagination = paginate(page, countPages(info.total, info.limit));
  const address = toListingAddress(url);
  // The last page may have become empty since it was linked.
  if (page > pagination.total) throw redirect(toPageHref(address, pagination.total));
  return {
    total: info.total,
    ids: produtos.map((product) => product.id),
    products: produtos.map((product) => ({
      card: toCardView(product, { ...storefront, fields }),
      attributeName: product.atributos.simples?.nome ?? '',
    })),
    pages: toPageLinks(pagination, address),
  };
}

function toPage(value: string | null): number {
  const page = Number(value ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const { ids, total, products, pages } = loaderData;
  return (
    <>
      <UnlistedHead title="Favoritos e pedidos" />
      <FavouritesPage
        ids={ids}
        total={total}
        cards={products.map(({ card, attributeName }, index) => (
          <ProductCard
            key={card.id}
            card={card}
            isEager={index < firstRowLength}
            action={<MoveToCart card={card} attributeName={attributeName} />}
          />
        ))}
        pagination={<Pagination {...pages} hrefOf={(page) => pages.hrefs[page] ?? ''} />}
      />
    </>
  );
}
