import type { Order } from '#contract/buying/orders.ts';
import type { Dispute } from '#rules/orders/dispute.ts';
import type { TimelineEvent } from '#rules/orders/order-state.ts';
import { toMinute } from '#web/dates.ts';

export interface OrderStep {
  label: string;
  /** When it happened, as text; undefined for a step to come. */
  at: string | undefined;
  /** True for an event beside the way of the order, such as its invoice: it is never the current step. */
  isAside?: boolean;
}

/** What the events of an order are called; disputes and coupons are not shown. */
const labels: Readonly<Record<string, string>> = {
  placed: 'Pedido feito',
  paid: 'Pagamento confirmado',
  'paid-late': 'Pagamento confirmado',
  expired: 'Prazo do pagamento encerrado',
  'cancelled-by-buyer': 'Cancelado por você',
  'cancelled-by-merchant': 'Cancelado pela loja',
  'rest-cancelled-by-buyer': 'O que faltava enviar foi cancelado por você',
  'rest-cancelled-by-merchant': 'O que faltava enviar foi cancelado pela loja',
  'address-corrected': 'Endereço corrigido',
  packed: 'Em separação',
  shipped: 'Enviado',
  delivered: 'Entregue',
  returned: 'Devolvido',
  refunded: 'Valor devolvido',
  invoiced: 'Nota fiscal emitida',
} satisfies Record<Exclude<TimelineEvent, 'coupon-exceeded' | `dispute-${Dispute}`>, string>;
const pickupLabels: typeof labels = { ...labels, shipped: 'Pronto para retirar', delivered: 'Retirado' };
const partLabel = 'Uma parte enviada';
const pickupPartLabel = 'Uma parte pronta para retirar';

const asides = new Set(['address-corrected', 'invoiced', 'rest-cancelled-by-buyer', 'rest-cancelled-by-merchant']);
const usualSteps = ['paid', 'packed', 'shipped', 'delivered'];
const endings = new Set(['expired', 'cancelled-by-buyer', 'cancelled-by-merchant', 'returned']);

/** What has happened, and what usually follows unless the order has ended. */
export function listOrderSteps({
  eventos: events,
  entrega,
  estado,
}: Pick<Order, 'eventos' | 'entrega' | 'estado'>): OrderStep[] {
  const isPickup = entrega.tipo === 'retirada';
  const names = isPickup ? pickupLabels : labels;
  const isPart = estado === 'parcialmente-enviado';
  const lastShipped = isPart ? -1 : events.map(({ tipo }) => tipo).lastIndexOf('shipped');
  const past = events.flatMap(({ tipo, em }, index) => {
    const isPartShipped = tipo === 'shipped' && index !== lastShipped;
    const label = isPartShipped ? (isPickup ? pickupPartLabel : partLabel) : names[tipo];
    return label ? [{ label, at: toMinute(em), isAside: asides.has(tipo) }] : [];
  });
  const kinds = events.map(({ tipo }) => (tipo === 'paid-late' ? 'paid' : tipo));
  const last = kinds.filter((kind) => endings.has(kind) || usualSteps.includes(kind)).at(-1);
  if (last !== undefined && endings.has(last)) return past;
  const done = isPart ? usualSteps.indexOf('packed') : usualSteps.map((kind) => kinds.includes(kind)).lastIndexOf(true);
  const next = usualSteps.slice(done + 1);
  return [...past, ...next.map((kind) => ({ label: names[kind] ?? '', at: undefined }))];
}
