import { use } from 'react';
import { redirect } from 'react-router';
import { countPages, defaultPageSize, paginate } from '#rules/pagination.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { UnlistedHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '#web/route-handle.ts';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { AccountField, AccountIdContext } from '../../commerce/account/account-field.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { toCardView } from '../../commerce/product/card-view.ts';
import { firstRowLength, ProductCard } from '../../commerce/product/product-card.tsx';
import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { useRemoveFavourite } from '../../features/favourites/favourites-provider.tsx';
import { toListingAddress, toPageHref } from '../../features/listing/listing-links.ts';
import { toPageLinks } from '../../features/listing/listing-view.server.ts';
import { LastOrders } from '../../features/orders/list/last-orders.tsx';
import { lastOrdersWindow, loadOrderEntries } from '../../features/orders/list/order-entries.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/favourites-page';

export const handle: RouteHandle = { pageType: 'favourites' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const storefront = context.get(storefrontContext);
  const { tipoImg: fields } = context.get(deviceContext);
  const page = toPage(url.searchParams.get('pg'));
  const account = getAccount(context);
  const [{ produtos, info }, lastOrders] = await Promise.all([
    account.read('wishlistProducts', {
      query: { offset: String((page - 1) * defaultPageSize), limit: String(defaultPageSize) },
    }),
    loadOrderEntries(account, storefront, lastOrdersWindow),
  ]);
  const pagination = paginate(page, countPages(info.total, info.limit));
  const address = toListingAddress(url);
  // The last page may have become empty since it was linked.
  if (page > pagination.total) throw redirect(toPageHref(address, pagination.total));
  return {
    total: info.total,
    lastOrders,
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
  const { ids, total, products, pages, lastOrders } = loaderData;
  return (
    <>
      <UnlistedHead title="Favoritos" />
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

interface FavouriteCard {
  id: number;
  name: string;
  href: string;
  /** Value of the `carrinho` field in the cart form. */
  purchase: string;
}

interface MoveToCartProps {
  card: FavouriteCard;
  /** The attribute to choose first, such as "Volume"; empty if there is none. */
  attributeName: string;
}

/** Moves a favourite to the cart, or links to the product if a value must be chosen first. */
function MoveToCart({ card, attributeName }: MoveToCartProps) {
  const remove = useRemoveFavourite();
  const accountId = use(AccountIdContext);
  if (attributeName) {
    return (
      <a href={card.href} className={buttonClass('secondary', 'card', 'relative z-1 mt-3.5')}>
        Escolher {attributeName.toLocaleLowerCase('pt-BR')}
        <span className="sr-only">: {card.name}</span>
      </a>
    );
  }
  return (
    <AddToCartForm purchase={card.purchase} className="relative z-1 mt-3.5" onAdded={() => remove(card.id)}>
      {({ isBusy }) => (
        <>
          <input type="hidden" name="favorito" value={card.id} />
          <AccountField id={accountId} />
          <Button type="submit" look="secondary" size="card" isBusy={isBusy}>
            Mover para a sacola
          </Button>
        </>
      )}
    </AddToCartForm>
  );
}
