import { redirect } from 'react-router';
import { countPages, defaultPageSize, paginate } from '#rules/pagination.ts';
import { UnlistedHead } from '#web/head/page-head.tsx';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { toListingAddress, toPageHref } from '../../features/listing/listing-links.ts';
import { ListingPages } from '../../features/listing/listing-pages.tsx';
import { toPageLinks } from '../../features/listing/listing-view.server.ts';
import { loadOrderEntries } from '../../features/orders/list/order-entries.server.ts';
import { NoOrders, OrderEntries } from '../../features/orders/list/order-entry.tsx';
import { storefrontContext } from '../../request-context.server.ts';
import type { Route } from './+types/orders';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Number(/^[1-9]\d{0,5}$/.exec(url.searchParams.get('pg') ?? '')?.[0] ?? 1);
  const { orders, total } = await loadOrderEntries(getAccount(context), context.get(storefrontContext), {
    offset: (page - 1) * defaultPageSize,
    limit: defaultPageSize,
  });
  const pagination = paginate(page, countPages(total, defaultPageSize));
  const address = toListingAddress(url);
  if (page > pagination.total) throw redirect(toPageHref(address, pagination.total));
  return { orders, pages: toPageLinks(pagination, address) };
}

export default function OrdersRoute({ loaderData: { orders, pages } }: Route.ComponentProps) {
  return (
    <>
      <UnlistedHead title="Meus pedidos" />
      <h1 tabIndex={-1}>Meus pedidos</h1>
      {orders.length > 0 ? <OrderEntries orders={orders} /> : <NoOrders />}
      <ListingPages pages={pages} />
    </>
  );
}
