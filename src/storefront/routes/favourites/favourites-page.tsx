import { Pagination } from '#ui/navigation/pagination.tsx';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { MoveToCart } from '../../features/favourites/move-to-cart.tsx';
import { LastOrders } from '../../features/orders/list/last-orders.tsx';
import type { Route } from './+types/favourites-page';
import { loadFavouritesPage } from './load-favourites-page.server.ts';

export function loader(args: Route.LoaderArgs) {
  return loadFavouritesPage(args);
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const { ids, total, products, pages, lastOrders } = loaderData;
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
        orders={<LastOrders {...lastOrders} />}
      />
    </>
  );
}
