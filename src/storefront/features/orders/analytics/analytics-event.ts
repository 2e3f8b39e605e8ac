import type { Order } from '#contract/buying/orders.ts';
import { toCents, toReais } from '#rules/money.ts';
import type { AnalyticsItem, ItemEvent } from '#web/analytics/data-layer.ts';
import { kitCategory, toDiscount } from '#web/analytics/items.ts';

type CountedOrder = Pick<
  Order,
  'numero' | 'estado' | 'itens' | 'totais' | 'cupom' | 'compraAnunciada' | 'devolucaoAnunciada'
>;

export type OrderItemEvent = ItemEvent & { event: 'purchase' | 'refund' };

/**
 * The event of an order that analytics has not received yet: its purchase, also while a Pix is unpaid, and, once all of a counted one was
 * cancelled or has come back, its refund. An order that ended uncounted stays so.
 */
export function findDueEvent(order: CountedOrder): OrderItemEvent | undefined {
  const isTakenBack = order.estado === 'cancelado' || order.estado === 'devolvido';
  if (!order.compraAnunciada) return isTakenBack ? undefined : toEvent('purchase', order);
  return isTakenBack && order.devolucaoAnunciada === false ? toEvent('refund', order) : undefined;
}

/** In the shape of GA4: the items add up to `value`, which is what the goods cost after all discounts, without freight. */
function toEvent(event: OrderItemEvent['event'], { numero, itens, totais, cupom }: CountedOrder): OrderItemEvent {
  return {
    event,
    ecommerce: {
      transaction_id: numero,
      currency: 'BRL',
      value: toReais(toCents(totais.total) - toCents(totais.frete)),
      shipping: totais.frete,
      // Prices in Brazil contain the taxes.
      tax: 0,
      ...(cupom !== undefined && { coupon: cupom }),
      items: itens.flatMap((item) => toItems(item, cupom)),
    },
  };
}

/** A line whose discounted total its quantity does not divide is two items, whose prices differ by one centavo. */
function toItems(line: Order['itens'][number], coupon: string | undefined): AnalyticsItem[] {
  const cents = toCents(line.total);
  const lowCents = Math.floor(cents / line.quantidade);
  const dearer = cents - lowCents * line.quantidade;
  const pieces = [
    { cents: lowCents, quantity: line.quantidade - dearer },
    { cents: lowCents + 1, quantity: dearer },
  ];
  return pieces
    .filter(({ quantity }) => quantity > 0)
    .map((piece) => ({ ...toItem(line, coupon, toReais(piece.cents)), quantity: piece.quantity }));
}

function toItem(
  line: Order['itens'][number],
  coupon: string | undefined,
  price: number,
): Omit<AnalyticsItem, 'quantity'> {
  const isKit = line.tipo === 'lista';
  const category = isKit ? kitCategory : line.categoria;
  const isReduced = line.motivos.some(({ tipo }) => tipo === 'cupom');
  return {
    item_id: isKit ? `kit-${line.idProduto}` : String(line.idProduto),
    item_name: line.nome,
    ...(line.marca && { item_brand: line.marca }),
    ...(category && { item_category: category }),
    ...(line.opcao && { item_variant: line.opcao }),
    price,
    ...toDiscount(price, line.precoDe),
    ...(isReduced && coupon !== undefined && { coupon }),
  };
}
