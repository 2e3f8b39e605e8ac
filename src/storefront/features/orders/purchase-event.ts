import type { Order } from '#contract/buying/orders.ts';
import type { ItemEvent } from '#web/analytics/data-layer.ts';
import { toPlainName } from '#web/unbroken-name.ts';

/** The event of an order in the shape of GA4. An order by Pix counts when it is placed; `value` is its total. */
export function toPurchaseEvent(order: Pick<Order, 'numero' | 'itens' | 'totais' | 'cupom'>): ItemEvent {
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.numero,
      currency: 'BRL',
      value: order.totais.total,
      shipping: order.totais.frete,
      ...(order.cupom !== undefined && { coupon: order.cupom }),
      items: order.itens.map((item) => ({
        item_id: item.tipo === 'lista' ? `kit-${item.idProduto}` : String(item.idProduto),
        item_name: toPlainName(item.nome),
        ...(item.opcao && { item_variant: item.opcao }),
        price: item.precoPor,
        quantity: item.quantidade,
      })),
    },
  };
}
