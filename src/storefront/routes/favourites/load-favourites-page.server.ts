import { type LoaderFunctionArgs, redirect } from 'react-router';
import { countPages, defaultPageSize, paginate } from '#rules/pagination.ts';
import { getAccount } from '../../commerce/account/account-context.server.ts';
import { toCardView } from '../../commerce/product/card-view.ts';
import { toListingAddress, toPageHref } from '../../features/listing/listing-links.ts';
import { toPageLinks } from '../../features/listing/listing-view.server.ts';
import { lastOrdersWindow, loadOrderEntries } from '../../features/orders/list/order-entries.server.ts';
import { deviceContext, storefrontContext } from '../../request-context.server.ts';

export async function loadFavouritesPage({ context, url }: LoaderFunctionArgs) {
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
