import type { OrderEntry } from '#contract/buying/customer-orders.ts';
import { toDay } from '#web/dates.ts';
import type { Account } from '../../../commerce/account/account-context.server.ts';
import type { StorefrontContext } from '../../../request-context.server.ts';
import { toStateLabel } from '../states/order-state-texts.ts';

export interface OrderEntryView {
  number: string;
  stateLabel: string;
  isUnpaid: boolean;
  placedText: string;
  /** The shop in which it was placed, unless it is the visitor's. */
  shopName: string | undefined;
  pieces: number;
  /** Reais. */
  total: number;
  pictures: { url: string; name: string }[];
}

interface Window {
  offset: number;
  limit: number;
}

type EntryContext = Pick<StorefrontContext, 'toLocalUrl' | 'shop' | 'shops'>;

/** The orders that a page about something else shows. */
export const lastOrdersWindow: Window = { offset: 0, limit: 3 };

/** A part of the customer's orders, the newest first. */
export async function loadOrderEntries(
  { read }: Account,
  storefront: EntryContext,
  { offset, limit }: Window,
): Promise<{ orders: OrderEntryView[]; total: number }> {
  const { pedidos, info } = await read('listOrders', { query: { offset: String(offset), limit: String(limit) } });
  return { orders: pedidos.map((order) => toEntryView(order, storefront)), total: info.total };
}

function toEntryView(order: OrderEntry, { toLocalUrl, shop, shops }: EntryContext): OrderEntryView {
  // The main shop has no name in addresses.
  const placedIn = order.loja ?? '';
  return {
    number: order.numero,
    stateLabel: toStateLabel(order),
    isUnpaid: order.estado === 'aguardando-pagamento',
    placedText: toDay(order.feitoEm),
    shopName: placedIn === shop.loja ? undefined : shops.find(({ loja }) => loja === placedIn)?.nome,
    pieces: order.quantidadeItens,
    total: order.total,
    pictures: order.itens.flatMap(({ nome, imagem }) => (imagem ? [{ url: toLocalUrl(imagem), name: nome }] : [])),
  };
}
