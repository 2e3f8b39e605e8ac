import type { Order } from '#contract/buying/orders.ts';
import type { ItemEvent } from '#web/analytics/data-layer.ts';

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

/** In the shape of GA4; `value` is the total. */
function toEvent(event: OrderItemEvent['event'], order: CountedOrder): OrderItemEvent {
  return {
    event,
    ecommerce: {
      transaction_id: order.numero,
      currency: 'BRL',
      value: order.totais.total,
      shipping: order.totais.frete,
      ...(order.cupom !== undefined && { coupon: order.cupom }),
      items: order.itens.map((item) => ({
        item_id: item.tipo === 'lista' ? `kit-${item.idProduto}` : String(item.idProduto),
        item_name: item.nome,
        ...(item.opcao && { item_variant: item.opcao }),
        price: item.precoPor,
        quantity: item.quantidade,
      })),
    },
  };
}
